/** Runs work when the browser is idle; in a Safari without `requestIdleCallback`, after the current task. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(work);
  else requestIdleCallback(work, options);
}
