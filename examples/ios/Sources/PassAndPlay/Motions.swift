import Mauerwerk

extension Motion {
    /// Where a thing is drawn first: what did not move shrinks from a larger size to its own.
    public var start: Bounds { from == to ? from.swollen : from }
}

extension Bounds {
    /// The bounds around the same middle, half as large again.
    fileprivate var swollen: Bounds {
        Bounds(x: x - width / 4, y: y - height / 4, width: width + width / 2, height: height + height / 2)
    }
}
