// Authors' files that import only this module use dates, defaults and formatters.
@_exported import Foundation
