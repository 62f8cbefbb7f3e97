package io.mauerwerk;

import com.github.unidbg.AndroidEmulator;
import com.github.unidbg.Module;
import com.github.unidbg.linux.android.AndroidEmulatorBuilder;
import com.github.unidbg.linux.android.AndroidResolver;
import com.github.unidbg.pointer.UnidbgPointer;
import com.sun.jna.Pointer;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import unicorn.Arm64Const;

/** A process with bionic that has loaded the library, and calls it as the generated Kotlin does. */
final class Phone implements AutoCloseable {
    /** The answer of a call: 0 and a value, 1 and an error, or 2 and the text of a panic. */
    record Answer(int status, long value, byte[] bytes) {
        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    /** The size of a `RustBuffer`: capacity, length and address. */
    private static final int BUFFER = 24;
    /** The size of a `RustCallStatus`: a byte, and a buffer at offset 8. */
    private static final int STATUS = 32;
    /** The oldest Android for which unidbg has a bionic of 64 bits. */
    private static final int ANDROID_6 = 23;

    private final AndroidEmulator emulator = AndroidEmulatorBuilder.for64Bit().setProcessName("io.mauerwerk").build();
    private final Module module;

    Phone(File library) {
        emulator.getMemory().setLibraryResolver(new AndroidResolver(ANDROID_6));
        module = emulator.loadLibrary(library, true);
    }

    Set<String> needed() {
        return Set.copyOf(module.getNeededLibraries().stream().map(needed -> needed.name).toList());
    }

    /** Calls a function that returns a number or a handle. */
    Answer call(String function, Object... arguments) {
        UnidbgPointer status = block(STATUS);
        long value = module.callFunction(emulator, function, with(status, arguments)).longValue();
        return answer(status, value, null);
    }

    /** Calls a function that returns a buffer, whose address the caller passes in x8. */
    Answer read(String function, Object... arguments) {
        UnidbgPointer status = block(STATUS);
        UnidbgPointer result = block(BUFFER);
        emulator.getBackend().reg_write(Arm64Const.UC_ARM64_REG_X8, result.peer);
        module.callFunction(emulator, function, with(status, arguments));
        return answer(status, 0, result);
    }

    /** Calls a method that returns a buffer. The object stays alive. */
    Answer ask(String function, Answer object, Object... arguments) {
        String type = function.substring(0, function.indexOf('_', "table".length()));
        long clone = call("uniffi_mauerwerk_ffi_fn_clone_" + type, object.value()).value();
        Object[] all = new Object[arguments.length + 1];
        all[0] = clone;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return read("uniffi_mauerwerk_ffi_fn_method_" + function, all);
    }

    /** Copies a text to the library's memory. */
    UnidbgPointer text(String text) {
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Copies a serialized value to the library's memory. */
    UnidbgPointer bytes(byte[] bytes) {
        UnidbgPointer status = block(STATUS);
        UnidbgPointer buffer = block(BUFFER);
        emulator.getBackend().reg_write(Arm64Const.UC_ARM64_REG_X8, buffer.peer);
        module.callFunction(emulator, "ffi_mauerwerk_ffi_rustbuffer_alloc", (long) bytes.length, status);
        buffer.getPointer(16).write(0, bytes, 0, bytes.length);
        buffer.setLong(8, bytes.length);
        return buffer;
    }

    private static Object[] with(UnidbgPointer status, Object... arguments) {
        Object[] all = java.util.Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = status;
        return all;
    }

    private static Answer answer(UnidbgPointer status, long value, Pointer result) {
        int code = status.getByte(0);
        Pointer buffer = code == 0 ? result : status.share(8);
        return new Answer(code, value, buffer == null ? new byte[0] : contents(buffer));
    }

    private static byte[] contents(Pointer buffer) {
        int length = (int) buffer.getLong(8);
        return length == 0 ? new byte[0] : buffer.getPointer(16).getByteArray(0, length);
    }

    private UnidbgPointer block(int size) {
        UnidbgPointer block = emulator.getMemory().malloc(size, true).getPointer();
        block.setMemory(0, size, (byte) 0);
        return block;
    }

    @Override
    public void close() {
        try {
            emulator.close();
        } catch (IOException problem) {
            throw new java.io.UncheckedIOException(problem);
        }
    }
}
