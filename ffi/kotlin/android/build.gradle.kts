// The Android package: the same Kotlin sources as the desktop jar, with the native library of each
// ABI that build-native puts beside them. The project that builds it, examples/android, says with which
// versions. Not built on the project's own machines; see ffi/README.md.

plugins {
    id("com.android.library")
}

android {
    namespace = "io.mauerwerk"
    compileSdk = 37
    ndkVersion = "28.2.13676358" // r28 links with 16 KB pages by itself

    defaultConfig {
        minSdk = 24
        consumerProguardFiles("consumer-rules.pro")
    }

    sourceSets["main"].kotlin.srcDirs("../src/main/kotlin", "../target/generated")

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

dependencies {
    // From 5.18.1 on, JNA's own libraries have 16 KB pages.
    api("net.java.dev.jna:jna:5.18.1@aar")
    // For apps that call what suspends, and bring it.
    compileOnly("org.jetbrains.kotlinx:kotlinx-coroutines-core:1.10.2")
}
