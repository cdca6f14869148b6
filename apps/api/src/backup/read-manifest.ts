import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'tar';
import { FORMATS, MANIFEST_NAME, manifestSchema, type Manifest } from './backup-file.ts';

/**
 * What an unpacked backup says of itself.
 * @throws Error with a sentence when it is none, or one that only a newer program can read
 */
export async function readManifest(file: string, folder: string): Promise<Manifest> {
  return parseManifest(file, await readFile(join(folder, MANIFEST_NAME), 'utf8').catch(() => ''));
}

/** What a backup says of itself, without unpacking it: that comes first in the file. @throws as `readManifest` does */
export async function readPackedManifest(file: string): Promise<Manifest> {
  const source = createReadStream(file);
  const parser = new Parser({ strict: true });
  const chunks: Buffer[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('entry', (entry) => {
        if (entry.path === MANIFEST_NAME) entry.on('data', (chunk: Buffer) => chunks.push(chunk)).once('end', resolve);
        else entry.resume();
      });
      parser.once('end', resolve).once('error', reject);
      source.once('error', reject).once('end', () => parser.end());
      source.on('data', (chunk) => parser.write(chunk));
    });
  } finally {
    source.destroy();
  }
  return parseManifest(file, Buffer.concat(chunks).toString('utf8'));
}

function parseManifest(file: string, text: string): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`${file} is no backup of this program.`);
  if (parsed.data.format > FORMATS.onBase) throw new Error(`${file} was made by a newer version of this program.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
