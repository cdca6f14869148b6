/** Locks released by this tab, which the browser still reports for a moment. */
const letGoHere = new Set<string>();

/** Names of the locks held in any tab. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap((lock) => (lock.name === undefined ? [] : [lock.name]));
  return new Set(names.filter((name) => !letGoHere.has(name)));
}

/** Holds a lock until the returned function is called. The browser releases it when the tab closes or crashes. */
export function holdLock(name: string): () => void {
  letGoHere.delete(name);
  const controller = new AbortController();
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Rejected without a secure context, and when the wait is aborted.
  navigator.locks?.request(name, { signal: controller.signal }, () => held).catch(() => undefined);
  return () => {
    letGoHere.add(name);
    controller.abort();
    letGo?.();
  };
}
