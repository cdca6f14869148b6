/**
 * The tables of a font file in sfnt format (OpenType: "Organization of an OpenType Font"): a head of 12 bytes, one entry of
 * 16 bytes for each table (name, checksum, start, length), then the tables, each filled up to 4 bytes.
 */
const HEAD = 12;
const ENTRY = 16;

/** The bytes of each table of a font by its name of four characters. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => font.subarray(HEAD + ENTRY * at));
  return new Map(
    entries.map((entry) => {
      const start = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
    }),
  );
}

/** A font with these tables. The checksums stay empty: `subset-font`, which reads the result, writes them anew. */
export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const head = Buffer.alloc(HEAD + ENTRY * sorted.length);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(sorted.length, 4);
  const parts = [head];
  let start = head.length;
  for (const [at, [name, bytes]] of sorted.entries()) {
    const entry = head.subarray(HEAD + ENTRY * at);
    entry.write(name, 'latin1');
    entry.writeUInt32BE(start, 8);
    entry.writeUInt32BE(bytes.length, 12);
    const filled = Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);
    parts.push(filled);
    start += filled.length;
  }
  return Buffer.concat(parts);
}
