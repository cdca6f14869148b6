import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program that runs in a separate process, by its path below this folder (`site/media/convert-picture`): the
 * TypeScript source when the server runs from its sources, otherwise the built file.
 */
export function programPath(name: string): string {
  const extension = extname(import.meta.url);
  return fileURLToPath(new URL(`${name}${extension}`, import.meta.url));
}
