package passandplay.app

import android.os.Bundle
import android.view.WindowManager
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.LaunchedEffect
import io.mauerwerk.Lang
import io.mauerwerk.Theme
import io.mauerwerk.of
import java.util.Locale

/** Pass-and-play of all games on one phone. */
class MainActivity : ComponentActivity() {
    private val model by viewModels<PhoneModel>()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        // The list of recent apps must show no picture of a hand.
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        // A change of the language creates the activity again.
        model.act { lang = Lang.of(Locale.getDefault().toLanguageTag()) }
        setContent {
            val dark = isSystemInDarkTheme()
            LaunchedEffect(dark) { model.act { theme = if (dark) Theme.DARK else Theme.LIGHT } }
            MaterialTheme(if (dark) darkColorScheme() else lightColorScheme()) {
                model.shown?.let { PassAndPlayApp(it, model::act) }
            }
        }
    }

    override fun onStart() {
        super.onStart()
        model.act { comeBack() }
    }

    override fun onStop() {
        super.onStop()
        // After a rotation, the same person holds the phone. After a return to the app, it may be another.
        if (!isChangingConfigurations) model.act { leave() }
    }
}
