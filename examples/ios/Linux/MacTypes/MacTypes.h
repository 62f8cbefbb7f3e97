// Names that every app on an Apple system has, since Foundation imports them.
typedef unsigned char Boolean, Byte, Style;
typedef signed char SignedByte;
typedef int Fixed, Fract, TimeScale, TimeValue;
typedef long Size;
typedef char *Ptr;
typedef Ptr *Handle;
struct Point { short v, h; };
typedef struct Point Point;
struct Rect { short top, left, bottom, right; };
typedef struct Rect Rect;
struct FixedPoint { Fixed x, y; };
typedef struct FixedPoint FixedPoint;
struct FixedRect { Fixed left, top, right, bottom; };
typedef struct FixedRect FixedRect;
