// The Android package for apps that are built next to it. The libraries and the generated Kotlin are in
// target/android, where `build` has put them. The project that builds the package, examples/android,
// names the versions. Not built on the project's own machines; see ffi/README.md.

plugins {
    id("com.android.library")
}

// Written by `build`, next to this file: the libraries and the Kotlin that calls them.
val built = file("../../../target/android")
check(built.resolve("jni").isDirectory) { "$built has no libraries: run ffi/kotlin/android/build first" }

android {
    namespace = "io.mauerwerk"
    compileSdk = 37
    ndkVersion = "28.2.13676358" // r28 links with 16 KB pages by itself

    defaultConfig {
        minSdk = 24
        consumerProguardFiles("consumer-rules.pro")
    }

    sourceSets["main"].kotlin.srcDirs("../src/main/kotlin", built.resolve("kotlin/generated"))
    sourceSets["main"].jniLibs.srcDirs(built.resolve("jni"))

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
