import { themeOf } from '@tideline/brand/theme';
import { type BrandColors, BRAND_COLOR_NAMES } from '@tideline/domain/brand/brand';
import { FONT_PAIRS, type FontPairId } from '@tideline/domain/brand/font-pair';

/** Colors by their use. */
export type MailPalette = Record<(typeof ROLES)[number], string>;

/** All colors of a mail. */
export type MailColors = {
  light: MailPalette;
  dark: MailPalette;
  /** Under the masthead. */
  stripes: readonly string[];
  /** The line beside a quotation. */
  quote: string;
  video: { ground: string; text: string };
};

const ROLES = ['paper', 'surface', 'sunk', 'ink', 'muted', 'line', 'accent', 'fill', 'onFill'] as const;

/** The colors of a mail on a site in these colors. */
export function mailColors(colors: BrandColors): MailColors {
  const { light, dark, deep } = themeOf(colors);
  return {
    light: { ...light, onFill: light['on-fill'] },
    dark: { ...dark, onFill: dark['on-fill'], sunk: dark.tint },
    stripes: BRAND_COLOR_NAMES.map((name) => colors[name]),
    quote: colors.light,
    video: { ground: light.band, text: deep.light.ink },
  };
}

/** Fonts of a mail as CSS. Most programs have only those at the end of a list. */
export type MailFonts = { title: string; text: string; code: string; outlookTitle: string };

/** The fonts of a mail on a site with this pair. */
export function mailFonts(pair: FontPairId): MailFonts {
  const { title, text, hasSerifs } = FONT_PAIRS[pair];
  return {
    title: `${quoted(title)},${hasSerifs ? "Georgia,'Times New Roman',serif" : "'Segoe UI',Helvetica,Arial,sans-serif"}`,
    text: `${quoted(text)},'Segoe UI',Helvetica,Arial,sans-serif`,
    code: "Consolas,Menlo,'Courier New',monospace",
    outlookTitle: hasSerifs ? 'Georgia,serif' : "'Segoe UI',Arial,sans-serif",
  };
}

function quoted(family: string): string {
  return /^\w+$/.test(family) ? family : `'${family}'`;
}
