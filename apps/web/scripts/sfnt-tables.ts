/**
 * The tables of a font file in sfnt format (OpenType: "Organization of an OpenType Font"): a header of 12 bytes, one entry of
 * 16 bytes for each table (name, checksum, start, length), then the tables, each filled up to 4 bytes.
 */
const HEADER = 12;
const ENTRY = 16;

/** The bytes of each table of a font by its name of four characters. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => font.subarray(HEADER + ENTRY * at));
  return new Map(
    entries.map((entry) => {
      const start = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
    }),
  );
}

/** A font with these tables. Its checksums are 0: `subset-font` does not check them, and computes those of what it writes. */
export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const header = Buffer.alloc(HEADER + ENTRY * sorted.length);
  header.writeUInt32BE(0x0001_0000, 0);
  header.writeUInt16BE(sorted.length, 4);
  const parts = [header];
  let start = header.length;
  for (const [at, [name, bytes]] of sorted.entries()) {
    const entry = header.subarray(HEADER + ENTRY * at);
    entry.write(name, 'latin1');
    entry.writeUInt32BE(start, 8);
    entry.writeUInt32BE(bytes.length, 12);
    const filled = Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);
    parts.push(filled);
    start += filled.length;
  }
  return Buffer.concat(parts);
}
