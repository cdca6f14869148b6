import { FONT_PAIRS, type FontPairId } from '@tideline/domain/brand/font-pair';

type FontRole = 'title' | 'text' | 'italic';
/** A file of a pair that is not built in. */
export type FontFile = `${Exclude<FontPairId, 'fraunces'>}-${FontRole}${'' | '-extra'}.woff2`;

const WEIGHTS: Record<Exclude<FontPairId, 'fraunces'>, { title: string; text: string }> = {
  bricolage: { title: '200 800', text: '100 900' },
  lora: { title: '400 700', text: '200 900' },
};
/** What the first file lacks. Source: Fontsource, latin-ext. */
const EXTRA =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** The address of a font. */
export function fontPath(file: FontFile): string {
  return `/brand/fonts/${file}`;
}

/** The font of running text, which pages load first; null for the built-in pair. */
export function textFontOf(pair: FontPairId): FontFile | null {
  return pair === 'fraunces' ? null : `${pair}-text.woff2`;
}

/** The font of titles; null for the built-in pair. */
export function titleFontOf(pair: FontPairId): FontFile | null {
  return pair === 'fraunces' ? null : `${pair}-title.woff2`;
}

/** A pair as CSS: its faces, and the custom properties of tokens.css that name them. Empty for the built-in pair. */
export function fontCss(pair: FontPairId): string {
  if (pair === 'fraunces') return '';
  const { title, text } = WEIGHTS[pair];
  const { title: titleName, text: textName, hasSerifs } = FONT_PAIRS[pair];
  const titles = `'${titleName}',${hasSerifs ? 'Georgia,serif' : 'system-ui,sans-serif'}`;
  return (
    faces(pair, 'title', titleName, title) +
    faces(pair, 'text', textName, text) +
    faces(pair, 'italic', `${textName} Italic`, text) +
    `html:root{--font-display:${titles};--font-title:${titles};--font-sans:'${textName}',system-ui,sans-serif;` +
    `--font-italic:'${textName} Italic','${textName}',system-ui,sans-serif}`
  );
}

/** The faces of all pairs that are not built in, to show samples of them. */
export function allFaces(): string {
  return (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
    .map(
      (pair) =>
        faces(pair, 'title', FONT_PAIRS[pair].title, WEIGHTS[pair].title) +
        faces(pair, 'text', FONT_PAIRS[pair].text, WEIGHTS[pair].text),
    )
    .join('');
}

function faces(pair: keyof typeof WEIGHTS, role: FontRole, family: string, weight: string): string {
  const face = (file: FontFile, range: string) =>
    `@font-face{font-family:'${family}';font-style:${role === 'italic' ? 'italic' : 'normal'};font-display:swap;font-weight:${weight};src:url(${fontPath(file)}) format('woff2')${range}}`;
  return face(`${pair}-${role}.woff2`, '') + face(`${pair}-${role}-extra.woff2`, `;unicode-range:${EXTRA}`);
}
