package androidx.lifecycle

import android.app.Application

open class AndroidViewModel(@Suppress("unused") private val app: Application) {
    protected open fun onCleared() = Unit
}
