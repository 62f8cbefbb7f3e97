package passandplay.app

import android.app.Application
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.lifecycle.AndroidViewModel
import java.io.File
import kotlinx.coroutines.MainScope
import passandplay.Phone

/** Carries the phone through rotations; what outlives the process is in the file. */
class PhoneModel(app: Application) : AndroidViewModel(app) {
    // In the app's own folder, which no other app can read: it tells all hands.
    private val phone = Phone(File(app.filesDir, "game.json"), MainScope())

    var shown by mutableStateOf(phone.shown)
        private set

    init {
        phone.onChange = { shown = it }
    }

    fun act(change: Phone.() -> Unit) = phone.change()

    override fun onCleared() = phone.close()
}
