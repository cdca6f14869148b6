import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserDrafts } from './browser-drafts.ts';
import type { Draft } from './draft-storage.ts';
import { holdLock } from './hold-lock.ts';
import type { PostForm } from '../post-form.ts';
import { isDirty } from '../post-form.ts';

/** Delay between a keystroke and the write to browser storage. */
const WRITE_AFTER_MS = 250;

export type KeptDraftOptions = Omit<Draft, 'savedAt' | 'form'> & {
  /** The text as it is at this very moment. */
  readForm: () => PostForm;
};

/** How the text of an open editor is kept. */
export type KeptDraft = {
  /** False when the browser could not keep it. */
  isKept: boolean;
  /** Something was typed: it is written down within a moment, off the way of the next keystroke. */
  noteTyping: () => void;
  /** The server has the text: nothing is kept any more, until somebody types on. */
  forget: () => void;
};

/**
 * Keeps the text of an open editor in this browser until the server has it, and marks it as in use by this tab for as
 * long as the editor is open.
 */
export function useKeptDraft({ readForm, ...rest }: KeptDraftOptions): KeptDraft {
  const [isKept, setIsKept] = useState(true);
  /** Calls the next writing off; undefined while none is due. */
  const callOff = useRef<() => void>(undefined);
  /** Counts what was typed and what is safely written: while they differ, a closing tab has to write at once. */
  const typed = useRef(0);
  const written = useRef(0);
  const { key } = rest;

  function currentDraft(): Draft | null {
    const form = readForm();
    return isDirty(form, rest.base) ? { ...rest, form, savedAt: new Date().toISOString() } : null;
  }
  const write = useEffectEvent(async () => {
    callOff.current = undefined;
    const turn = typed.current;
    const draft = currentDraft();
    const isDone = draft ? await browserDrafts.write(draft) : await browserDrafts.remove(key).then(() => true);
    setIsKept(isDone);
    if (isDone) written.current = Math.max(written.current, turn);
  });
  const writeAtOnce = useEffectEvent(() => {
    if (typed.current === written.current) return;
    const draft = currentDraft();
    if (draft) browserDrafts.writeAtOnce(draft);
    void write();
  });
  const start = useRef<() => void>(undefined);

  useEffect(() => {
    start.current = () => void write();
    window.addEventListener('pagehide', writeAtOnce);
    document.addEventListener('visibilitychange', writeAtOnce);
    // Whoever leaves the field may be on the way to sign out, which asks for what is kept.
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
  return { isKept, noteTyping, forget };
}
