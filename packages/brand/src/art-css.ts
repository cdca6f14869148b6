import type { Art } from '@tideline/domain/brand/art';
import type { Theme } from './theme.ts';
import type { BrandColors } from '@tideline/domain/brand/brand';

export type Scheme = 'light' | 'dark';

/** Whether the first screen of Home shows a drawing of the family, in place of the sea. */
export function hasHeroArt({ family }: Art): boolean {
  return family === 'relief' || family === 'shapes';
}

/** The inks of that drawing, which is a part of the page. */
export function heroInks(theme: Theme, accent: string) {
  const { paper, 'sea-line': line } = theme;
  const tones = [theme['sea-2'], theme['sea-3'], theme['sea-4'], theme['sea-5'], theme['sea-6']] as const;
  return { ground: paper, accent, line, tones };
}

/** The color of the disc, as in the built-in look: red by day, sand at night. */
export function heroAccent(colors: BrandColors, scheme: Scheme): string {
  return scheme === 'light' ? colors.highlight : colors.warm;
}

/** A family as CSS for pages: the first screen of Home, and straight edges in place of waves. Empty for the water of the built-in look. */
export function artCss(art: Art, heroUrl: (scheme: Scheme) => string): string {
  if (!hasHeroArt(art)) return '';
  const hero = '#home .wave-art';
  const dark = `{background-image:url("${heroUrl('dark')}")}`;
  return (
    `${hero}{background:url("${heroUrl('light')}") right bottom/cover no-repeat}` +
    `${hero}:where(.dark *)${dark}@media (prefers-color-scheme:dark){${hero}:where(.no-js *)${dark}}` +
    `${hero}>*{display:none}` +
    (art.family === 'shapes'
      ? '.wave-divider{background:linear-gradient(#0000 57.8%,currentColor 57.8%)}.wave-divider>*{display:none}'
      : '')
  );
}
