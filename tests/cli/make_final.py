"""make_final.py CLASSFILE FIELD…: gives the fields of a class file the flag ACC_FINAL, although the code writes them."""
import struct
import sys


def main(file, *wanted):
    with open(file, "rb") as opened:
        data = bytearray(opened.read())

    def u2(at):
        return struct.unpack_from(">H", data, at)[0]

    lengths = {3: 5, 4: 5, 5: 9, 6: 9, 7: 3, 8: 3, 9: 5, 10: 5, 11: 5, 12: 5, 15: 4, 16: 3, 17: 5, 18: 5, 19: 3, 20: 3}
    at, index, texts = 10, 1, {}
    while index < u2(8):
        tag = data[at]
        if tag == 1:
            texts[index] = bytes(data[at + 3 : at + 3 + u2(at + 1)]).decode()
        index += 2 if tag in (5, 6) else 1
        at += 3 + u2(at + 1) if tag == 1 else lengths[tag]
    at += 8 + 2 * u2(at + 6)  # access, this, super, interfaces
    fields, at = u2(at), at + 2
    for _ in range(fields):
        if texts[u2(at + 2)] in wanted:
            struct.pack_into(">H", data, at, u2(at) | 0x10)
        attributes, at = u2(at + 6), at + 8
        for _ in range(attributes):
            at += 6 + struct.unpack_from(">I", data, at + 2)[0]
    with open(file, "wb") as opened:
        opened.write(data)


main(*sys.argv[1:])
