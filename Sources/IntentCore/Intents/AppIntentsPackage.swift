/// The intents of a module. Mirrors `AppIntentsPackage`; here a program lists its intents, and the
/// host knows those of configurations, shortcuts and drawn views besides.
public protocol AppIntentsPackage {
  /// Modules whose intents belong to it.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
