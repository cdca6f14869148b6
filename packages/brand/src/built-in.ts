/**
 * The colors of the built-in look. Source: apps/web/src/styles/tokens.css; a test there compares them.
 * In the style sheet, each name is a custom property.
 */

/** Backgrounds and lines keep their lightness in every look. */
const LIGHT_GROUNDS = {
  paper: '#f6f7f3',
  sunk: '#ebefea',
  tint: '#dfece8',
  surface: '#fdfdfb',
  line: '#cbd7d3',
  'line-strong': '#6c878d',
  abyss: '#04202a',
  band: '#08323e',
} as const;
export type GroundName = keyof typeof LIGHT_GROUNDS;

/** Texts and marks keep as much of the brand's colors as their contrast allows. */
const LIGHT_TEXTS = {
  ink: '#0a2a34',
  muted: '#324c55',
  accent: '#0b5f69',
  buoy: '#b23410',
  danger: '#a8201a',
  good: '#1f6243',
  warn: '#74500a',
  fill: '#0a2a34',
  'fill-hover': '#0b5f69',
  'on-fill': '#f6f7f3',
  focus: '#b23410',
} as const;
export type TextName = keyof typeof LIGHT_TEXTS;

/** Colors of drawings on pages. */
const LIGHT_ART = {
  'sea-1': '#b4dcd4',
  'sea-2': '#8fd0c6',
  'sea-3': '#55adb0',
  'sea-4': '#0b7a85',
  'sea-5': '#0a525f',
  'sea-6': '#0a2a34',
  'sea-7': '#8fd0c6',
  'sea-8': '#dfece8',
  'sea-line': '#f6f7f3',
  'edge-line': 'currentColor',
  'photo-light': '#b4dcd0',
  'photo-dark': '#0a2f3a',
  'photo-sand': '#f2e0b4',
  'photo-coral': '#ef9478',
  'photo-coral-dark': '#3a1a1c',
} as const;
export type ArtName = keyof typeof LIGHT_ART;

export type BuiltInTheme = {
  grounds: Record<GroundName, string>;
  texts: Record<TextName, string>;
  art: Record<ArtName, string>;
};

/** Daylight on paper. */
export const LIGHT: BuiltInTheme = { grounds: LIGHT_GROUNDS, texts: LIGHT_TEXTS, art: LIGHT_ART };

/** The deep sea. */
export const DARK: BuiltInTheme = {
  grounds: {
    paper: '#061c25',
    sunk: '#04151c',
    tint: '#0a2c37',
    surface: '#0a2530',
    line: '#1c3d48',
    'line-strong': '#5f8a91',
    abyss: '#020f15',
    band: '#07303c',
  },
  texts: {
    ink: '#eaf2ee',
    muted: '#aac4c5',
    accent: '#7ad7ce',
    buoy: '#ff9873',
    danger: '#ff9f94',
    good: '#8fdcb0',
    warn: '#efd07e',
    fill: '#7ad7ce',
    'fill-hover': '#a6ebe3',
    'on-fill': '#04202a',
    focus: '#ffb259',
  },
  art: {
    'sea-1': '#0b3945',
    'sea-2': '#0b4855',
    'sea-3': '#0b5965',
    'sea-4': '#0a4955',
    'sea-5': '#083743',
    'sea-6': '#052731',
    'sea-7': '#2a939b',
    'sea-8': '#0a2c37',
    'sea-line': '#7ad7ce',
    'edge-line': '#2a5c67',
    'photo-light': '#b4dcd0',
    'photo-dark': '#06202a',
    'photo-sand': '#f2e0b4',
    'photo-coral': '#ef9478',
    'photo-coral-dark': '#3a1a1c',
  },
};
