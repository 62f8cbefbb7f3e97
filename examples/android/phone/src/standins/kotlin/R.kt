package passandplay.app

/** The names of `res/values/strings.xml`, as Android's build makes them. */
@Suppress("ConstPropertyName", "ClassName")
object R {
    object string {
        const val app_name = 0
        const val decides = 1
        const val dice = 2
        const val end = 3
        const val end_it = 4
        const val end_question = 5
        const val fewer = 6
        const val hand_over = 7
        const val hint = 8
        const val hint_sought = 9
        const val more = 10
        const val person = 11
        const val play_on = 12
        const val range = 13
        const val real_dice = 14
        const val seat = 15
        const val start = 16
        const val take = 17
        const val thinks = 18
        const val undo = 19
        const val won = 20
    }

    object plurals {
        const val players = 0
    }
}
