/** The mark of the agency in a square of 32: a disc that two waves divide. Also in apps/web/src/ui/drawing/brand-mark.tsx. */
export const MARK_PATHS = [
  'M16 1a15 15 0 0 1 14.96 13.9c-4.6 3.6-8.3 3.1-12.7-.4-5-4-10.6-4.4-17.2.1A15 15 0 0 1 16 1Z',
  'M1.5 19.2c6-4.6 10.4-4.3 14.9-.7 4.7 3.7 9.2 4 14.3.9-.3 1.2-.7 2.4-1.3 3.5-4.9 2.6-9.3 2-13.7-1.5-4-3.2-8.3-3.2-13.3.8-.4-1-.7-2-.9-3Z',
  'M4.3 25.6c4-2.8 7-2.4 10.3.2 3.6 2.9 7.3 3.6 11.2 1.9A15 15 0 0 1 4.3 25.6Z',
] as const;
