import Mauerwerk
import SwiftUI

/// Shows the ways of things to where they are in a drawing, once; nothing to whoever wants less motion.
struct Moving: View {
    let motions: [Motion]
    @State private var hasArrived = false
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
        GeometryReader { place in
            let scale = place.size.width / 390
            ForEach(isStill ? [] : motions, id: \.self) { motion in
                frame(of: hasArrived ? motion.to : motion.start, scale)
            }
        }
        .opacity(hasArrived ? 0 : 1)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .onAppear { withAnimation(.easeOut(duration: 0.3)) { hasArrived = true } }
    }

    private func frame(of bounds: Bounds, _ scale: Double) -> some View {
        RoundedRectangle(cornerRadius: 4)
            .stroke(Color.accentColor, lineWidth: 3)
            .frame(width: Double(bounds.width) * scale, height: Double(bounds.height) * scale)
            .offset(x: Double(bounds.x) * scale, y: Double(bounds.y) * scale)
    }
}
