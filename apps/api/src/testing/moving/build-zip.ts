import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export type ZipEntry = {
  name: string;
  data: string | Uint8Array;
  /** The size that the archive says; missing: the true one. */
  claimedBytes?: number;
  isEncrypted?: boolean;
  isLink?: boolean;
  /** Whether its sizes stand in the extra field, as in a file of more than 4 GB. */
  isZip64?: boolean;
};

const UTF8_NAME = 0x800;
const ENCRYPTED = 1;
const DEFLATE = 8;
const IN_EXTRA_FIELD = 0xffffffff;

/** A ZIP file with these files. */
export function buildZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { header, body, central } = buildEntry(entry, offset);
    files.push(header, body);
    list.push(central);
    offset += header.length + body.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

function buildEntry(entry: ZipEntry, offset: number): { header: Buffer; body: Buffer; central: Buffer } {
  const data = Buffer.from(entry.data as Uint8Array);
  const body = deflateRawSync(data);
  const name = Buffer.from(entry.name);
  const bytes = entry.claimedBytes ?? data.length;
  const extra = Buffer.alloc(entry.isZip64 === true ? 20 : 0);
  if (entry.isZip64 === true) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(BigInt(bytes), 4);
    extra.writeBigUInt64LE(BigInt(body.length), 12);
  }
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(entry.isZip64 === true ? 45 : 20, 0);
  fields.writeUInt16LE(UTF8_NAME | (entry.isEncrypted === true ? ENCRYPTED : 0), 2);
  fields.writeUInt16LE(DEFLATE, 4);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(entry.isZip64 === true ? IN_EXTRA_FIELD : body.length, 14);
  fields.writeUInt32LE(entry.isZip64 === true ? IN_EXTRA_FIELD : bytes, 18);
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(extra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.isLink === true ? 0o120777 * 0x10000 : 0, 6);
  rest.writeUInt32LE(offset, 10);
  return {
    header: Buffer.concat([signature(0x04034b50), fields, name, extra]),
    body,
    // Made by a program of Unix.
    central: Buffer.concat([signature(0x02014b50), Buffer.from([20, 3]), fields, rest, name, extra]),
  };
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
