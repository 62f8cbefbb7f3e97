public object FfiConverterUInt: FfiConverter<Int, Int> {
    override fun lift(value: Int): Int = if (value < 0) Int.MAX_VALUE else value

    override fun lower(value: Int): Int {
        if (value < 0) throw MauerwerkException.Notation("expected a number from 0, not $value")
        return value
    }

    override fun read(buf: ByteBuffer): Int = lift(buf.getInt())

    override fun allocationSize(value: Int) = 4UL

    override fun write(value: Int, buf: ByteBuffer) {
        buf.putInt(lower(value))
    }
}

public object FfiConverterULong: FfiConverter<Long, Long> {
    override fun lift(value: Long): Long = value

    override fun lower(value: Long): Long = value

    override fun read(buf: ByteBuffer): Long = buf.getLong()

    override fun allocationSize(value: Long) = 8UL

    override fun write(value: Long, buf: ByteBuffer) {
        buf.putLong(value)
    }
}
