import { BRAND_COLOR_NAMES, type BrandColorName } from '@tideline/domain/brand/brand';
import type { SiteTheme } from './theme.ts';

/** The names of the six colors in the style sheet. */
const CSS_NAMES: Record<BrandColorName, string> = {
  dark: 'deep',
  main: 'teal',
  light: 'foam',
  warm: 'sand',
  highlight: 'coral',
  extra: 'kelp',
};
/** More specific than the rules of tokens.css, so that the order of style sheets does not matter. */
const ROOT = 'html:root';
const BAND = 'html .deep';
const DARK = ':where(.dark,.dark *)';
const WITHOUT_SCRIPTS = ':where(.no-js,.no-js *)';

/** The custom properties of tokens.css in the colors of a theme, as CSS for every page. */
export function themeCss(theme: SiteTheme): string {
  const { light, dark, deep, moreContrast } = theme;
  const { paper, sunk } = deep.dark;
  const darkRules =
    rule(ROOT, [...Object.entries(dark), ['shadow', '0 0 0']], DARK) +
    rule(BAND, Object.entries({ paper, sunk }), DARK);
  const [strongLight, strongDark] = [Object.entries(moreContrast.light), Object.entries(moreContrast.dark)];
  const strong =
    rule(ROOT, [['muted', light.ink], ...strongLight]) +
    rule(ROOT, [['muted', dark.ink], ...strongDark], DARK) +
    rule(BAND, [['muted', deep.light.ink], ...strongDark]);
  return [
    rule(ROOT, [...sixColors(theme), ...Object.entries(light), ['shadow', partsOf(light.ink)]]),
    rule(BAND, Object.entries(deep.light)),
    darkRules,
    `@media (prefers-color-scheme:dark){${darkRules.replaceAll(DARK, WITHOUT_SCRIPTS)}}`,
    `@media (prefers-contrast:more){${strong}}`,
  ].join('');
}

type Property = readonly [name: string, value: string];

function sixColors({ colors, onColors }: SiteTheme): Property[] {
  return BRAND_COLOR_NAMES.flatMap((name): Property[] => [
    [`color-brand-${CSS_NAMES[name]}`, colors[name]],
    [`color-on-${CSS_NAMES[name]}`, onColors[name]],
  ]);
}

/** Red, green and blue, for shadows with opacities of their own. */
function partsOf(hex: string): string {
  return (hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(' ');
}

function rule(selector: string, properties: readonly Property[], where = ''): string {
  return `${selector}${where}{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}
