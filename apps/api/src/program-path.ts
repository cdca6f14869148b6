import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program that is to run in a process of its own, by its place below this folder (`media/convert-picture`):
 * TypeScript where the server itself runs from its sources, else as `npm run build` left it.
 */
export function programPath(name: string): string {
  const ending = extname(import.meta.url);
  return fileURLToPath(new URL(`${name}${ending}`, import.meta.url));
}
