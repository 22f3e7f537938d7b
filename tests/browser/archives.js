// Writes files that hold several arrays: NumPy's zip archives (.npz) and safetensors.
import { crc32, deflateRawSync } from "node:zlib";

/** A zip archive. `files` maps names, without `ending`, to bytes. */
export function npz(files, isDeflated = false, ending = ".npy") {
  const members = [];
  const directory = [];
  let offset = 0;
  for (const [stem, bytes] of Object.entries(files)) {
    const name = Buffer.from(stem + ending);
    const packed = isDeflated ? deflateRawSync(bytes) : bytes;
    // Version, flags, method, time and date, checksum, both sizes, length of the name; no extra field.
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isDeflated ? 8 : 0, 4);
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const member = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), fields, name, packed]);
    // Length of the comment, disk, attributes, and the member's offset.
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, rest, name);
    members.push(member);
    offset += member.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(centralDirectory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...members, centralDirectory, end]);
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
