internal import CGtk
internal import CGtkShim

/// The options that were given on the command line.
@MainActor
package struct CommandLineOptions {
  let dictionary: UnsafeMutablePointer<GVariantDict>

  /// Whether a flag was given. Only while the options are being handled.
  package func has(_ name: String) -> Bool { g_variant_dict_contains(dictionary, name) != 0 }
}

extension Application {
  /// Declares a flag, such as `version`, with its words for `--help`.
  package func addFlag(_ name: String, description: String) {
    g_application_add_main_option(
      typed(), name, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, description, nil)
  }

  /// Looks at the options in the process that was started, before it asks for a first instance.
  ///
  /// - Parameter action: answers an exit code, or nil to go on.
  @discardableResult
  package func onOptions(
    _ action: @escaping @MainActor (CommandLineOptions) -> Int32?
  ) -> SignalHandler<PointerIntAction> {
    connect(
      "handle-local-options",
      pointerResult: { dictionary in
        guard let dictionary else { return -1 }
        // Sound: the signal passes its GVariantDict.
        let options = CommandLineOptions(
          dictionary: dictionary.assumingMemoryBound(to: GVariantDict.self))
        return action(options) ?? -1
      })
  }
}
