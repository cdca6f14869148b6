/** Fonts for titles and for text that go together. They are served from this site; only those in use are loaded. */
export const FONT_PAIRS = {
  fraunces: { title: 'Fraunces', text: 'Instrument Sans', words: 'A warm serif with a clear sans', hasSerifs: true },
  bricolage: { title: 'Bricolage Grotesque', text: 'Inter', words: 'Plain and confident', hasSerifs: false },
  lora: { title: 'Lora', text: 'Source Sans 3', words: 'Quiet and bookish', hasSerifs: true },
} as const satisfies Record<string, { title: string; text: string; words: string; hasSerifs: boolean }>;
export type FontPairId = keyof typeof FONT_PAIRS;
/** In the order of the screen; the first one is built in. */
export const FONT_PAIR_IDS = Object.keys(FONT_PAIRS) as FontPairId[];

/** Whether a text names a pair. */
export function isFontPair(id: unknown): id is FontPairId {
  return typeof id === 'string' && Object.hasOwn(FONT_PAIRS, id);
}
