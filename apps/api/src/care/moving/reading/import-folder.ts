import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Beside the pictures, on the same disk; nothing in it is served. */
const FOLDER = 'imports';

/** The folder of all imports. */
export function importsFolder(mediaDir: string): string {
  return join(mediaDir, FOLDER);
}

/** The folder of an import: the uploaded file, what was read of it, and the pictures of an archive. */
export function importFolder(mediaDir: string, id: string): string {
  return join(importsFolder(mediaDir), id);
}

/** The uploaded file. */
export function uploadPath(folder: string): string {
  return join(folder, 'upload');
}

/** What was read: each line is a `SourceItem` as JSON. */
export function itemsPath(folder: string): string {
  return join(folder, 'items.ndjson');
}

/** The pictures of an archive, which stay until they were brought in. */
export function extractedFolder(folder: string): string {
  return join(folder, 'files');
}

/** What was unpacked to be read, and goes when it was. */
export function unpackedFolder(folder: string): string {
  return join(folder, 'unpacked');
}

/** The place of a file of an archive, whatever name a stranger gave it. */
export function extractedPath(folder: string, path: string): string {
  return join(extractedFolder(folder), createHash('sha256').update(path).digest('hex').slice(0, 32));
}
