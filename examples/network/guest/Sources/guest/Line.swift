#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import Foundation

/// The line to a host: each message is a line of text.
final class Line {
    /// The most bytes of a message.
    private static let longest = 1 << 24
    private let file: FileHandle
    private var rest = Data()

    /// Opens a line to this machine, or returns `nil` if no host listens there.
    init?(port: UInt16) {
        #if canImport(Darwin)
            let socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #else
            let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let opened = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard opened == 0 else { return nil }
        file = FileHandle(fileDescriptor: socket, closeOnDealloc: true)
    }

    /// Sends a message, or throws when the host has hung up.
    func send(_ message: String) throws { try file.write(contentsOf: Data("\(message)\n".utf8)) }

    /// Returns the next message, or `nil` if the host has hung up or sends an endless one.
    func read() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                return line
            }
            let more = file.availableData
            guard !more.isEmpty, rest.count < Line.longest else { return nil }
            rest += more
        }
    }
}
