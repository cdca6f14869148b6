/** `node apps/web/scripts/draw-icons.ts`: draws the icons that the copy names into one picture (src/lib/named-icons.svg). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { icons, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_NAMES, type IconName } from '../src/content/icon-name.ts';

export const SPRITE_FILE = fileURLToPath(new URL('../src/lib/named-icons.svg', import.meta.url));

const ICONS: Record<IconName, LucideIcon> = icons;

/** Drawn as a surface; all others as lines. */
const FILLED = new Set<IconName>(['Star']);
/** On each symbol: what is used from another file inherits from where it is used, and not from around it there. */
const PEN = 'stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** The picture's text: a symbol for each icon, in the colour of the text beside it. */
export function drawIcons(): string {
  const symbols = ICON_NAMES.map((name) => {
    const shape = renderToStaticMarkup(createElement(ICONS[name])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    const fill = FILLED.has(name) ? 'currentColor' : 'none';
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" ${PEN}>${shape}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SPRITE_FILE, drawIcons());
