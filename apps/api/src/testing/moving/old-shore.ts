import { fileURLToPath } from 'node:url';

/** A WXR file with posts of both editors, pages, pictures, shortcodes and things that have no place here. */
export const OLD_SHORE = fileURLToPath(
  new URL('../../../../../packages/moving/src/wordpress/fixtures/old-shore.xml', import.meta.url),
);
