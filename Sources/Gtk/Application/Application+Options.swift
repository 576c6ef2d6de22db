internal import CGtk
internal import CGtkShim

/// The options that were given on the command line.
@MainActor
package struct CommandLineOptions {
  let dictionary: UnsafeMutablePointer<GVariantDict>

  /// Whether a flag was given. Only while the options are being handled.
  package func has(_ name: String) -> Bool { g_variant_dict_contains(dictionary, name) != 0 }

  /// What was given besides options, where `takeArguments` was called.
  package var arguments: [String] {
    guard let value = g_variant_dict_lookup_value(dictionary, "", nil) else { return [] }
    defer { g_variant_unref(value) }
    guard g_variant_classify(value) == G_VARIANT_CLASS_ARRAY,
      let strings = g_variant_get_strv(value, nil)
    else { return [] }
    // The array is ours, its strings are the variant's, which lives until they are copied.
    defer { g_free(strings) }
    var arguments: [String] = []
    while let string = strings[arguments.count] { arguments.append(String(cString: string)) }
    return arguments
  }

  /// The value of an option that takes one, or nil where it was not given.
  package func string(_ name: String) -> String? {
    guard let value = g_variant_dict_lookup_value(dictionary, name, nil) else { return nil }
    defer { g_variant_unref(value) }
    // Options of strings arrive as strings; those of file names would be byte strings.
    guard g_variant_classify(value) == G_VARIANT_CLASS_STRING else { return nil }
    return String(cString: g_variant_get_string(value, nil))
  }
}

extension Application {
  /// Declares a flag, such as `version`, with its words for `--help`.
  package func addFlag(_ name: String, description: String) {
    g_application_add_main_option(
      typed(), name, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, description, nil)
  }

  /// Declares an option with a value, such as `preview`, with its words for `--help`.
  ///
  /// - Parameters:
  ///   - name: the option's name.
  ///   - short: its one letter, or nil.
  ///   - argument: what the value is, in one word.
  ///   - description: what it does.
  package func addOption(
    _ name: String, short: Unicode.Scalar? = nil, argument: String, description: String
  ) {
    g_application_add_main_option(
      typed(), name, CChar(truncatingIfNeeded: short?.value ?? 0), G_OPTION_FLAG_NONE,
      G_OPTION_ARG_STRING, description, argument)
  }

  /// Hands what is given besides options to `onOptions`; GLib would take it for files to be opened.
  package func takeArguments() {
    g_application_add_main_option(
      typed(), "", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, "", nil)
  }

  /// Starts GTK before it would start itself; false where there is no display.
  package static func initialise() -> Bool { gtk_init_check() != 0 }

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
