/** Writes a .br and a .gz beside every text file of the built client, so that the server compresses none of them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CLIENT_DIR = fileURLToPath(new URL('../dist/client', import.meta.url));
const TEXT_FILE = /\.(?:js|css|svg|json|txt|xml|ico|webmanifest)$/;

const entries = await readdir(CLIENT_DIR, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name) && !entry.parentPath.endsWith('.vite'))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compressFile));

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
