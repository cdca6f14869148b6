import { useEffect, useRef, useState } from 'react';
import type { Draft } from './draft-storage.ts';
import { removeDraft, writeDraft } from './draft-storage.ts';
import { isDirty } from './post-form.ts';

/** How long the typing may go on before the text is written down, in milliseconds. */
const WRITE_DELAY_MS = 200;

/** How the text of an open editor is kept. */
export type KeptDraft = {
  /** False when the browser could not keep it. */
  isKept: boolean;
  /** The server has the text: nothing is kept any more, until somebody types on. */
  forget: () => void;
};

/**
 * Keeps the text of an open editor in this browser until the server has it, and marks it as in use by this tab for as
 * long as the editor is open.
 */
export function useKeptDraft(draft: Omit<Draft, 'savedAt'>): KeptDraft {
  const [isKept, setIsKept] = useState(true);
  const { key, postId, form, base, baseVersion } = draft;
  const writeNow = useRef<() => void>(undefined);

  useEffect(() => {
    function write() {
      clearTimeout(timer);
      writeNow.current = undefined;
      if (!isDirty(form, base)) removeDraft(localStorage, key);
      else
        setIsKept(
          writeDraft(localStorage, { key, postId, form, base, baseVersion, savedAt: new Date().toISOString() }),
        );
    }
    const timer = setTimeout(write, WRITE_DELAY_MS);
    writeNow.current = write;
    return () => clearTimeout(timer);
  }, [key, postId, form, base, baseVersion]);

  useEffect(() => {
    const flush = () => writeNow.current?.();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);

  useEffect(() => holdLock(key), [key]);
  function forget() {
    writeNow.current = undefined;
    removeDraft(localStorage, key);
  }
  return { isKept, forget };
}

/** The names of locks that this tab has let go of: the browser takes a moment to say so itself. */
const letGoHere = new Set<string>();

/** Which of the open editors' texts are in use at this moment, in any tab. */
export async function keysInUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap((lock) => (lock.name === undefined ? [] : [lock.name]));
  return new Set(names.filter((name) => !letGoHere.has(name)));
}

/** Holds a lock of this name until the answer is called; the browser lets go of it when the tab is closed or crashes. */
function holdLock(name: string): () => void {
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
