import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontFile } from '@tideline/brand/font-css';
import type { FastifyInstance } from 'fastify';

/** The fonts of each pair. Vite needs whole names. */
const FILES: Record<FontFile, string> = {
  'bricolage-title.woff2': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  'bricolage-title-extra.woff2': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2'),
  'bricolage-text.woff2': import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'bricolage-text-extra.woff2': import.meta
    .resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  'bricolage-italic.woff2': import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-italic.woff2'),
  'bricolage-italic-extra.woff2': import.meta
    .resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-italic.woff2'),
  'lora-title.woff2': import.meta.resolve('@fontsource-variable/lora/files/lora-latin-wght-normal.woff2'),
  'lora-title-extra.woff2': import.meta.resolve('@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2'),
  'lora-text.woff2': import.meta
    .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  'lora-text-extra.woff2': import.meta
    .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'),
  'lora-italic.woff2': import.meta
    .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2'),
  'lora-italic-extra.woff2': import.meta
    .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-italic.woff2'),
};

/** Serves the fonts that staff can choose. */
export function serveFonts(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/brand/fonts/:file', async (request, reply) => {
    const address = isFont(request.params.file) ? FILES[request.params.file] : null;
    if (address === null) return reply.callNotFound();
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    return reply
      .headers(headers)
      .type('font/woff2')
      .send(await readFile(fileURLToPath(address)));
  });
}

function isFont(file: string): file is FontFile {
  return Object.hasOwn(FILES, file);
}
