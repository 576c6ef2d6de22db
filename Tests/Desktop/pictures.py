"""Pictures as the probe saves them, pixel by pixel."""

import struct
import zlib


class Picture:
    """A PNG of eight bits a part, with or without opacity, as cairo writes it."""

    def __init__(self, path):
        data = path.read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        place, packed = 8, b""
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place:place + 8])
            body = data[place + 8:place + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, colour = struct.unpack(">IIBB", body[:10])
                assert depth == 8 and colour in (2, 6)
                self._parts = 4 if colour == 6 else 3
            elif kind == b"IDAT":
                packed += body
            place += length + 12
        self._lines = self._unfiltered(zlib.decompress(packed))

    def _unfiltered(self, data):
        size, parts, lines = self.width * self._parts, self._parts, []
        before = bytes(size)
        for start in range(0, len(data), size + 1):
            kind, line = data[start], bytearray(data[start + 1:start + 1 + size])
            for i in range(size):
                left = line[i - parts] if i >= parts else 0
                up, corner = before[i], before[i - parts] if i >= parts else 0
                if kind == 1:
                    guess = left
                elif kind == 2:
                    guess = up
                elif kind == 3:
                    guess = (left + up) // 2
                elif kind == 4:
                    guess = min((left, up, corner), key=lambda v: abs(left + up - corner - v))
                else:
                    guess = 0
                line[i] = (line[i] + guess) & 255
            lines.append(bytes(line))
            before = line
        return lines

    def at(self, x, y):
        """Red, green and blue of a pixel, from 0 to 255."""
        return tuple(self._lines[y][x * self._parts:x * self._parts + 3])
