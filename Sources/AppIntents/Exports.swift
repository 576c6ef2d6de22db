// What authors import. Their files that import only this module use dates, defaults and formatters;
// the command line, which starts for every command, does without the whole of Foundation.
@_exported import Foundation
@_exported import IntentCore
