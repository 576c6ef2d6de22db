/// An intent of a kind that the system knows. Mirrors `SystemIntent`.
public protocol SystemIntent: AppIntent {}

/// An intent that plays, pauses or skips. Mirrors `AudioPlaybackIntent`; here it runs like any
/// other, in the program itself.
public protocol AudioPlaybackIntent: SystemIntent {}
