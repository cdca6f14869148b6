/** All that can come before a click, a key that follows a link, or another page of the history. */
const ACTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'wheel', 'scroll', 'popstate'] as const;

const { promise: acted, resolve: noticeAct } = Promise.withResolvers<void>();

// On the server and in the editor's frame nobody waits. A page that is scrolled has been acted on before its scripts ran.
if (import.meta.env.SSR || frameElement || scrollY > 0) noticeAct();
else for (const act of ACTS) addEventListener(act, () => noticeAct(), { capture: true, once: true, passive: true });

/** Resolves with the visitor's first act on a page that the server has rendered. */
export function firstAct(): Promise<void> {
  return acted;
}

/** Ends the wait without an act: a page that follows another one has no HTML of the server. */
export function endWaitForAct(): void {
  noticeAct();
}
