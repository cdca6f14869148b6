/** The sheet on which a sample is drawn, and its words: small, never under 13 px. */
export const SHEET =
  'overflow-hidden rounded-[4px] border border-line-strong/45 bg-surface text-[0.875rem] leading-snug';
export const SMALL = 'text-[0.8125rem] leading-snug text-muted';
/** Looks like a button but is not one. */
export const DRAWN_BUTTON =
  'inline-block rounded-control bg-fill px-3 py-1.5 text-[0.8125rem] leading-tight font-[560] text-on-fill';
