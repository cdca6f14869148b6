import type { SiteTheme, Theme } from '@tideline/brand/theme';

/** The custom properties of page.css. */
const NAMES = ['paper', 'sunk', 'surface', 'ink', 'muted', 'line', 'accent', 'fill', 'on-fill', 'focus'] as const;

/** The colors of a look, as CSS after that of the reference. */
export function referenceColors({ light, dark }: SiteTheme): string {
  return `:root{${properties(light)}}:root.dark-mode{${properties(dark)}}`;
}

function properties(theme: Theme): string {
  return [...NAMES.map((name) => `--${name}:${theme[name]}`), `--strong:${theme['line-strong']}`].join(';');
}
