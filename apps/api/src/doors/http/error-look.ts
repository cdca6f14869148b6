import { fontCss } from '@tideline/brand/font-css';
import type { Theme } from '@tideline/brand/theme';
import type { ShownBrand } from '../../site/brand/shown-brand.ts';

/** A brand as CSS of an error page, which loads no style sheet; empty for the built-in one. */
export function errorLook(shown: ShownBrand | null): string {
  if (!shown) return '';
  const { light, dark } = shown.theme;
  return (
    `${fontCss(shown.brand.fonts)}body{font-family:var(--font-sans,system-ui,sans-serif)}h1{font-family:var(--font-title,inherit)}` +
    `${colors(light)}@media (prefers-color-scheme:dark){${colors(dark)}}`
  );
}

function colors({ paper, ink, accent }: Theme): string {
  return `body{background:${paper};color:${ink}}a{color:${accent}}`;
}
