// Writes files of several arrays: zip archives like NumPy's (.npz), and safetensors.
import { crc32, deflateRawSync } from "node:zlib";

/** A zip archive of these files by name, stored or deflated. */
export function npz(files, isDeflated = false, ending = ".npy") {
  const members = [];
  const directory = [];
  let place = 0;
  for (const [stem, bytes] of Object.entries(files)) {
    const name = Buffer.from(stem + ending);
    const packed = isDeflated ? deflateRawSync(bytes) : bytes;
    // Version, flags, method, time and date, checksum, both sizes, length of the name; no extra field.
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(isDeflated ? 8 : 0, 4);
    said.writeUInt16LE(0x21, 8);
    said.writeUInt32LE(crc32(bytes), 10);
    said.writeUInt32LE(packed.length, 14);
    said.writeUInt32LE(bytes.length, 18);
    said.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), said, name, packed]);
    // Comment, disk and attributes, and the offset of the member.
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), said, rest, name);
    members.push(local);
    place += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...members, listed, end]);
}

/** A safetensors file. `arrays` maps each name to `[dtype, shape, values]`. */
export function safetensors(arrays) {
  let end = 0;
  const head = { __metadata__: { format: "pt" } };
  const numbers = [];
  for (const [name, [dtype, shape, values]] of Object.entries(arrays)) {
    const begin = end;
    end += values.byteLength;
    head[name] = { dtype, shape, data_offsets: [begin, end] };
    numbers.push(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
  }
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([length, text, ...numbers]);
}
