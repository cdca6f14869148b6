import type { TextName } from './built-in.ts';

/** A dark band in either theme. Its paper is the `band` of the theme. */
export const DEEP = {
  grounds: { tint: '#0d3f4c', surface: '#0b3a47', line: '#1f5260', 'line-strong': '#6fa0a5' },
  /** Darker in the dark theme. */
  sunk: { light: '#062833', dark: '#05232d' },
  texts: {
    ink: '#eef5f1',
    muted: '#b9d2d2',
    accent: '#8fe0d7',
    buoy: '#ffa585',
    danger: '#ffaca2',
    good: '#9be3ba',
    warn: '#f3d994',
    fill: '#8fe0d7',
    'fill-hover': '#c3f3ec',
    'on-fill': '#04202a',
    focus: '#ffc27a',
  } satisfies Record<TextName, string>,
} as const;

/** Lines for people who prefer more contrast; their muted text is ink. */
export const MORE_CONTRAST = {
  light: { line: '#4c666d', 'line-strong': '#0a2a34' },
  dark: { line: '#86aab0', 'line-strong': '#eaf2ee' },
} as const;

/** Words on an area in one of the six colors. */
export const ON_COLORS = {
  dark: '#f6f7f3',
  main: '#f6f7f3',
  light: '#0a2a34',
  warm: '#0a2a34',
  highlight: '#04202a',
  extra: '#ffffff',
} as const;
