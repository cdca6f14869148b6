import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program that runs in its own process, by its path below this folder (`media/convert-picture`): TypeScript
 * when the server itself runs from its sources, otherwise built.
 */
export function programPath(name: string): string {
  const extension = extname(import.meta.url);
  return fileURLToPath(new URL(`${name}${extension}`, import.meta.url));
}
