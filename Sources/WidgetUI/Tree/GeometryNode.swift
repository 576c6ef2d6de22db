/// Which geometry reader of a tree it is: the identities of all around it and its own.
package struct GeometryPlace: Sendable, Hashable {
  package var path: [NodeIdentity]
}

/// The room that a geometry reader's content was made for.
///
/// The host gives the node all the room there is, draws the children on top of each other from the
/// top leading corner, and compares its size with this one. When it is another, it puts the size
/// into `EnvironmentValues.geometry` under the node's place and evaluates the view again.
package struct GeometryNode: Sendable, Hashable {
  package var place: GeometryPlace
  /// In pixels.
  package var width: Double
  /// In pixels.
  package var height: Double
}

/// Cells in rows and columns.
///
/// Columns of rows (`.rows`) are as wide as their widest cell needs; a column with a cell that
/// grows takes what is left. A child that is no row spans all columns.
package struct GridNode: Sendable, Hashable {
  /// What the children are.
  package enum Kind: Sendable, Hashable {
    /// Rows (`.gridRow`), whose children are cells.
    case rows
    /// Cells that fill lines of these columns, or columns of these lines for a horizontal axis.
    case flow(Axis, [GridTrack])
  }

  package var kind: Kind
  package var alignment: Alignment
  /// In pixels.
  package var horizontalSpacing: Double
  /// In pixels.
  package var verticalSpacing: Double
}

/// The width of a column, or the height of a line.
package struct GridTrack: Sendable, Hashable {
  /// How large it is.
  package enum Size: Sendable, Hashable {
    /// So many pixels.
    case fixed(Double)
    /// A share of what is left, within limits.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit, each at least so large.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// The gap to the next one, in pixels.
  package var spacing: Double
  package var alignment: Alignment
}
