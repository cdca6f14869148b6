import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { clearDraft, fillFromDraft, storeDraft } from './form-draft.ts';

export type KeptForm = {
  form: RefObject<HTMLFormElement | null>;
  /** Keeps what stands in the form now. */
  keep: () => void;
  /** For how long it has been there, in milliseconds; nothing when its words were there before it. */
  filledInMs: () => number | undefined;
  /** Empties it: it was sent. */
  clear: () => void;
};

/**
 * A form whose words are kept under a name in the session storage until they are sent, and that knows how long it took
 * to fill in: people need their time.
 * @param hasAnswer the server has answered it with what was typed, which is newer than what was kept
 */
export function useKeptForm(name: string, hasAnswer: boolean): KeptForm {
  const form = useRef<HTMLFormElement>(null);
  // On a page as the server sent it the form can be filled in long before the scripts come: it counts from the start.
  const wasServed = useRef(!useHydrated());
  const appeared = useRef(0);
  // Whoever comes back to a form with their words in it sends it at once, and is no robot.
  const wasFilledBefore = useRef(hasAnswer);
  useEffect(() => {
    if (!wasServed.current) appeared.current = performance.now();
  }, []);
  useEffect(() => {
    if (form.current && !hasAnswer && fillFromDraft(form.current, name)) wasFilledBefore.current = true;
  }, [name, hasAnswer]);

  return {
    form,
    keep() {
      if (form.current) storeDraft(form.current, name);
    },
    filledInMs() {
      return wasFilledBefore.current ? undefined : Math.round(performance.now() - appeared.current);
    },
    clear() {
      form.current?.reset();
      // A reset goes back to what the server has answered with: that was sent, too.
      const typeable = form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea') ?? [];
      for (const field of typeable) field.value = '';
      clearDraft(name);
    },
  };
}
