import { Header } from 'tar';

/** A file of an archive. */
export type TarEntry = {
  name: string;
  data?: string | Uint8Array;
  type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'BlockDevice';
};

const BLOCK = 512;

/** A tar file with these files. */
export function buildTar(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ name, data = '', type = 'File' }) => {
    const body = Buffer.from(data as Uint8Array);
    const header = Buffer.alloc(BLOCK);
    const isLink = type === 'SymbolicLink' || type === 'Link';
    new Header({
      path: name,
      type,
      size: body.length,
      mode: 0,
      mtime: new Date(0),
      ...(isLink && { linkpath: '/etc/passwd' }),
    }).encode(header);
    return [header, body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
