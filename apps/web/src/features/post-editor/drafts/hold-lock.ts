/** The names of locks that this tab has let go of: the browser takes a moment to say so itself. */
const letGoHere = new Set<string>();

/** The names of the locks that are held at this moment, in any tab. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap((lock) => (lock.name === undefined ? [] : [lock.name]));
  return new Set(names.filter((name) => !letGoHere.has(name)));
}

/** Holds a lock of this name until the answer is called; the browser lets go of it when the tab is closed or crashes. */
export function holdLock(name: string): () => void {
  letGoHere.delete(name);
  const controller = new AbortController();
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Refused without a secure connection, and when the wait for the lock is called off.
  navigator.locks?.request(name, { signal: controller.signal }, () => held).catch(() => undefined);
  return () => {
    letGoHere.add(name);
    controller.abort();
    letGo?.();
  };
}
