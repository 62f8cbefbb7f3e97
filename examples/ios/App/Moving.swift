import Mauerwerk
import PassAndPlay
import SwiftUI

/// Moves things to their places in a drawing, once. Nothing moves if the system reduces motion.
struct Moving: View {
    let motions: [Motion]
    let layout: DrawingLayout
    @State private var hasArrived = false
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(isStill ? [] : motions, id: \.self) { motion in
                outline(layout.frame(of: hasArrived ? motion.to : motion.start))
            }
        }
        .frame(width: layout.size.width, height: layout.size.height, alignment: .topLeading)
        .opacity(hasArrived ? 0 : 1)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .onAppear { withAnimation(.easeOut(duration: 0.3)) { hasArrived = true } }
    }

    private func outline(_ frame: CGRect) -> some View {
        RoundedRectangle(cornerRadius: 4)
            .stroke(Color.accentColor, lineWidth: 3)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
    }
}
