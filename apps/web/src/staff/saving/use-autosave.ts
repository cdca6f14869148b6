import { useEffect, useEffectEvent } from 'react';

/** Pause in typing before a draft is saved, in milliseconds. */
const REST_MS = 2000;
/** Delay before a failed save is retried, in milliseconds. */
const RETRY_MS = 15_000;

export type AutosaveOptions<Form> = {
  /** The current form; each change restarts the pause. */
  form: Form;
  /** Whether there are changes that may be autosaved. */
  isDue: boolean;
  /** The last attempt failed. */
  hasFailed: boolean;
  /** The pause in typing, in milliseconds. */
  restMs?: number;
  onSave: (form: Form) => void;
};

/** Autosaves a draft after a pause in typing, and retries when the browser comes online. */
export function useAutosave<Form>({ form, isDue, hasFailed, restMs = REST_MS, onSave }: AutosaveOptions<Form>): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    if (!isDue) return undefined;
    const saveThis = () => save(form);
    const timer = setTimeout(saveThis, hasFailed ? RETRY_MS : restMs);
    window.addEventListener('online', saveThis);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveThis);
    };
  }, [form, isDue, hasFailed, restMs]);
}
