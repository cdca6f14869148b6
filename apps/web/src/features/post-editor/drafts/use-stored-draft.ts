import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserDrafts } from './browser-drafts.ts';
import type { AnyDraft } from './draft-storage.ts';
import { holdLock } from './hold-lock.ts';

/** Delay between a keystroke and the write to browser storage. */
const WRITE_AFTER_MS = 250;

export type StoredDraftOptions = {
  /** Storage key. */
  key: string;
  /** The text of the editor as a draft; null when nothing is unsaved. */
  readDraft: () => AnyDraft | null;
};

/** Draft storage of an open editor. */
export type StoredDraft = {
  /** False when the browser refused to store it. */
  isStored: boolean;
  /** Call at each change; the write follows after a short delay. */
  noteTyping: () => void;
  /** Removes the stored draft once the server has the text. */
  forget: () => void;
};

/**
 * Stores the text of an open editor in this browser until the server has it, and locks the draft for this tab as
 * long as the editor is open.
 */
export function useStoredDraft({ key, readDraft }: StoredDraftOptions): StoredDraft {
  const [isStored, setIsStored] = useState(true);
  /** Cancels the pending write; undefined when none is pending. */
  const callOff = useRef<() => void>(undefined);
  /** Counters of changes and completed writes: while they differ, a closing tab must write synchronously. */
  const typed = useRef(0);
  const written = useRef(0);

  const write = useEffectEvent(async () => {
    callOff.current = undefined;
    const turn = typed.current;
    const draft = readDraft();
    const isDone = draft ? await browserDrafts.write(draft) : await browserDrafts.remove(key).then(() => true);
    setIsStored(isDone);
    if (isDone) written.current = Math.max(written.current, turn);
  });
  const writeAtOnce = useEffectEvent(() => {
    if (typed.current === written.current) return;
    const draft = readDraft();
    if (draft) browserDrafts.writeAtOnce(draft);
    void write();
  });
  const start = useRef<() => void>(undefined);

  useEffect(() => {
    browserDrafts.open();
    start.current = () => void write();
    window.addEventListener('pagehide', writeAtOnce);
    document.addEventListener('visibilitychange', writeAtOnce);
    // Leaving the field can precede signing out, which looks for stored drafts.
    document.addEventListener('focusout', writeAtOnce);
    return () => {
      callOff.current?.();
      writeAtOnce();
      window.removeEventListener('pagehide', writeAtOnce);
      document.removeEventListener('visibilitychange', writeAtOnce);
      document.removeEventListener('focusout', writeAtOnce);
    };
  }, []);
  useEffect(() => holdLock(key), [key]);

  const noteTyping = useCallback(() => {
    typed.current += 1;
    if (callOff.current) return;
    const timer = setTimeout(() => start.current?.(), WRITE_AFTER_MS);
    callOff.current = () => clearTimeout(timer);
  }, []);
  function forget() {
    callOff.current?.();
    callOff.current = undefined;
    written.current = typed.current;
    void browserDrafts.remove(key);
  }
  return { isStored, noteTyping, forget };
}
