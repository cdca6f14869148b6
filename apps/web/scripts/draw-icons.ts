/** `node apps/web/scripts/draw-icons.ts`: draws the icons that the copy names into one picture (src/lib/text/named-icons.svg). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { icons, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_NAMES, type IconName } from '@tideline/copy/parts/icon-name';

export const SPRITE_FILE = fileURLToPath(new URL('../src/lib/text/named-icons.svg', import.meta.url));

const ICONS: Record<IconName, LucideIcon> = icons;

/** Set on each symbol: a symbol used from another file inherits from its place of use. */
const PEN = 'stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** The two social networks in lucide's style, which no longer has icons of brands. */
const NETWORKS = {
  instagram: '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  linkedin:
    '<rect x="3" y="3" width="18" height="18" rx="3"/>' +
    '<path d="M8 11v5M8 8h.01M12 16v-5M12 13.5a2.25 2.25 0 0 1 4.5 0V16"/>',
};

/** From one star of a rating to the next. */
const STAR_STEP = 28.8;

/** The picture's text: a symbol for each icon, in the colour of the text beside it. */
export function drawIcons(): string {
  const symbols = ICON_NAMES.map((name) => toSymbol(name, 24, 'none', toShape(ICONS[name])));
  const networks = Object.entries(NETWORKS).map(([name, shape]) => toSymbol(name, 24, 'none', shape));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, ...networks, drawFiveStars()].join('\n')}\n</svg>\n`;
}

/** A whole rating: a page shows many, and five pictures for each of them take the browser much longer than one. */
function drawFiveStars(): string {
  const star = toShape(icons.Star);
  const row = [0, 1, 2, 3, 4].map((at) => star.replace('<path', `<path transform="translate(${at * STAR_STEP})"`));
  return toSymbol('FiveStars', 4 * STAR_STEP + 24, 'currentColor', row.join(''));
}

function toSymbol(id: string, width: number, fill: string, shape: string): string {
  return `<symbol id="${id}" viewBox="0 0 ${width} 24" fill="${fill}" ${PEN}>${shape}</symbol>`;
}

/** The shapes of a lucide icon, without the svg element. */
function toShape(icon: LucideIcon): string {
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SPRITE_FILE, drawIcons());
