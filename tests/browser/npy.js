// Writes NumPy's file format for arrays (.npy).

/** A .npy file with this header and these data bytes. */
export function npy(descr, order, shape, numbers) {
  const head = Buffer.from(`{'descr': '${descr}', 'fortran_order': ${order}, 'shape': ${shape}, }\n`);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(head.length);
  return Buffer.concat([Buffer.from("\x93NUMPY\x01\x00", "latin1"), length, head, numbers]);
}
