/** The parts of a face, in a drawing of 160 by 200 units whose head stands at 80, 88. `ink` is the colour of lines. */
const INK = '#0a2a34';

/** The outlines of the head. */
export const HEADS = {
  oval: 'M80 50c18 0 28 14 28 35 0 25-13 42-28 42s-28-17-28-42c0-21 10-35 28-35z',
  round: 'M80 51c20 0 31 14 31 34 0 24-14 39-31 39s-31-15-31-39c0-20 11-34 31-34z',
  square: 'M80 50c19 0 29 12 29 32v14c0 9-3 17-9 23-6 6-13 8-20 8s-14-2-20-8c-6-6-9-14-9-23V82c0-20 10-32 29-32z',
  long: 'M80 47c17 0 27 13 27 36 0 29-12 48-27 48s-27-19-27-48c0-23 10-36 27-36z',
  heart: 'M80 50c20 0 30 13 30 33 0 20-13 33-21 40-3 3-6 4-9 4s-6-1-9-4c-8-7-21-20-21-40 0-20 10-33 30-33z',
} as const;

const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Eyebrows. */
export const BROWS = {
  soft: line('M61 79q6-4 12-2M88 77q6-2 12 2', 2),
  strong: line('M60 78q7-4 13-1M87 77q7-3 13 1', 3.4),
  arched: line('M61 79q5-6 12-4M88 75q7-2 12 4', 2),
  level: line('M61 78h12M88 78h12', 2.6),
  high: line('M59 74q6-3 12-1M89 73q6-2 12 1', 2.2),
} as const;

/** Both eyes. */
export const EYES = {
  open: `<g fill="${INK}"><ellipse cx="67" cy="87" rx="2.5" ry="3"/><ellipse cx="94" cy="87" rx="2.5" ry="3"/></g>`,
  lashes: `<g fill="${INK}"><ellipse cx="67" cy="88" rx="2.6" ry="3"/><ellipse cx="94" cy="88" rx="2.6" ry="3"/></g>${line('M61 87q5-4 10-1M90 86q5-3 10 1', 1.6)}`,
  smiling: line('M62 88q5-4 10 0M89 88q5-4 10 0', 2.2),
  lidded: `${line('M62 86h10M89 86h10', 1.8)}<g fill="${INK}"><path d="M64.5 86h5q0 4-2.5 4t-2.5-4zM91.5 86h5q0 4-2.5 4t-2.5-4z"/></g>`,
} as const;

/** The mouth. */
export const MOUTHS = {
  smile: line('M70 109q10 8 20 0', 2.2),
  grin: '<path fill="#f6f7f3" d="M69 107h23q-2 10-11.5 10t-11.5-10z"/>',
  level: line('M72 110q8 2 17-1', 2.2),
  lips: '<path fill="#b23410" d="M70 110q5-4 10-2 6-2 11 2-5 6-10.5 6t-10.5-6z"/>',
} as const;

/** Glasses, before the eyes. */
export const GLASSES = {
  round: `<g fill="#f6f7f3" fill-opacity=".25" stroke="${INK}" stroke-width="2.2"><circle cx="66" cy="88" r="11"/><circle cx="95" cy="88" r="11"/><path fill="none" d="M77 86q3.5-2.5 7 0"/></g>`,
  square: `<g fill="#f6f7f3" fill-opacity=".2" stroke="${INK}" stroke-width="2.6"><rect x="55" y="80" width="22" height="15" rx="3"/><rect x="84" y="80" width="22" height="15" rx="3"/><path fill="none" d="M77 85h7"/></g>`,
} as const;

/** Drawn in the colour of the hair. */
export const BEARDS = {
  full: 'M52 88c0 30 10 48 28 48s28-18 28-48c-2 10-5 15-9 17-6-5-32-5-38 0-4-2-7-7-9-17zM72 113q8-4 17 0-2 5-8.5 5T72 113z',
  short:
    'M53 96c2 22 12 32 27 32s25-10 27-32c-4 9-8 12-13 12-5-4-22-4-28 0-5 0-9-3-13-12zM72 112q8-3 17 0-3 4-8.5 4T72 112z',
  moustache: 'M64 108c3-5 8-7 16.5-5 8-2 13 0 16.5 5-6 2-11 1-16.5-1-5.5 2-10.5 3-16.5 1z',
} as const;

/** What hangs or sticks on the head, before the hair. */
export const EXTRAS = {
  earrings: '<g fill="#ecd08a"><circle cx="50" cy="106" r="4"/><circle cx="110" cy="106" r="4"/></g>',
  pencil:
    '<path d="M109 82l20-9" stroke="#e4572e" stroke-width="5"/><path d="M129 73l5-2.25" stroke="#0a2a34" stroke-width="5"/>',
  hoops:
    '<g fill="none" stroke="#ecd08a" stroke-width="3"><circle cx="49" cy="110" r="7"/><circle cx="111" cy="110" r="7"/></g>',
} as const;
