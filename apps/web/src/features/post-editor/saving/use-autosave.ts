import { useEffect, useEffectEvent } from 'react';
import type { PostForm } from '../post-form.ts';

/** How long the writing rests before a draft goes to the server, in milliseconds. */
const REST_MS = 2000;
/** How long after a save that did not get through the next one is tried, in milliseconds. */
const RETRY_MS = 15_000;

export type AutosaveOptions = {
  /** What the writing has come to: each change begins the rest anew. */
  form: PostForm;
  /** Whether there is something to save that may be saved without being asked for. */
  isDue: boolean;
  /** The last try did not get through. */
  hasFailed: boolean;
  onSave: (form: PostForm) => void;
};

/** Saves a draft whenever the writing rests, and tries again when the connection is back. */
export function useAutosave({ form, isDue, hasFailed, onSave }: AutosaveOptions): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    if (!isDue) return undefined;
    const saveThis = () => save(form);
    const timer = setTimeout(saveThis, hasFailed ? RETRY_MS : REST_MS);
    window.addEventListener('online', saveThis);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveThis);
    };
  }, [form, isDue, hasFailed]);
}
