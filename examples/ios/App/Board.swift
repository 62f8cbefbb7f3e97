import Mauerwerk
import PassAndPlay
import SwiftUI

/// Shows a drawing, as wide as the screen or wider for those who set larger text, and passes touches on.
struct Board: View {
    let snapshot: Snapshot
    let motions: [Motion]
    let width: Double
    let touch: (DrawingPoint) -> Void
    let touchPlace: (String) -> Void
    /// How much larger than usual text is.
    @ScaledMetric private var zoom = 1.0

    var body: some View {
        let layout = DrawingLayout(snapshot, width: width * max(1, zoom))
        ScrollView(.horizontal) {
            Drawing(svg: snapshot.svg ?? "")
                .accessibilityHidden(true)
                .overlay(Moving(motions: motions, layout: layout).id(snapshot.svg))
                .overlay(touches(layout))
                .frame(width: layout.size.width, height: layout.size.height)
        }
    }

    /// Takes touches before the web view does. VoiceOver finds every place here, with its label.
    private func touches(_ layout: DrawingLayout) -> some View {
        Color.clear
            .contentShape(Rectangle())
            .onTapGesture { touch(layout.point(at: $0)) }
            .accessibilityLabel(snapshot.summary)
            .accessibilityChildren { places(layout) }
    }

    private func places(_ layout: DrawingLayout) -> some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(snapshot.places.enumerated()), id: \.offset) { _, place in
                let frame = layout.frame(of: place.bounds)
                Color.clear
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
                    .accessibilityElement()
                    .accessibilityLabel(place.label)
                    .accessibilityAddTraits(traits(place))
                    .accessibilityAction { touchPlace(place.name) }
            }
        }
        .frame(width: layout.size.width, height: layout.size.height, alignment: .topLeading)
    }

    private func traits(_ place: Place) -> AccessibilityTraits {
        if place.isTouched { return [.isButton, .isSelected] }
        return place.isTarget ? .isButton : .isStaticText
    }
}
