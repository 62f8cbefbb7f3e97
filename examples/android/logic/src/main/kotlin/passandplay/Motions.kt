package passandplay

import io.mauerwerk.Bounds
import io.mauerwerk.Motion
import kotlin.math.roundToInt

/** How long things move on the screen, in milliseconds. Whoever is faster need not wait. */
const val MOTION_MILLIS = 300

/**
 * Returns where a thing is drawn after a share of that time, in the units of the drawing: fast at first,
 * at rest at last. What did not move shrinks from a larger size to its own.
 */
fun Motion.at(share: Float): Bounds {
    val left = (1 - share) * (1 - share)
    val start = if (from == to) to.swollen() else from
    fun between(end: Int, begin: Int) = end + ((begin - end) * left).roundToInt()
    return Bounds(
        between(to.x, start.x),
        between(to.y, start.y),
        between(to.width, start.width),
        between(to.height, start.height),
    )
}

/** Returns the bounds around the same middle, half as large again. */
private fun Bounds.swollen() = Bounds(x - width / 4, y - height / 4, width + width / 2, height + height / 2)
