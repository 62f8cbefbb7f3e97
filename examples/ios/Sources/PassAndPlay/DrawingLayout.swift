import Foundation
import Mauerwerk

/// Where the parts of a drawing are in a view that shows it from edge to edge.
public struct DrawingLayout: Equatable, Sendable {
    /// The size of the view.
    public let size: CGSize
    private let scale: Double

    /// Fits the drawing of a snapshot into the given width.
    public init(_ snapshot: Snapshot, width: Double) {
        scale = snapshot.width > 0 ? width / Double(snapshot.width) : 1
        size = CGSize(width: width, height: Double(snapshot.height) * scale)
    }

    /// Returns the point of the drawing, in its units, under a point of the view.
    public func point(at tap: CGPoint) -> DrawingPoint {
        DrawingPoint(x: Int((tap.x / scale).rounded(.down)), y: Int((tap.y / scale).rounded(.down)))
    }

    /// Returns the rectangle of the view that shows a part of the drawing.
    public func frame(of bounds: Bounds) -> CGRect {
        CGRect(
            x: Double(bounds.x) * scale, y: Double(bounds.y) * scale,
            width: Double(bounds.width) * scale, height: Double(bounds.height) * scale)
    }
}
