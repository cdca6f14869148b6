import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { clearDraft, fillFromDraft, storeDraft } from './form-draft.ts';

export type DraftForm = {
  form: RefObject<HTMLFormElement | null>;
  /** Stores the current text of the form. */
  saveDraft: () => void;
  /** Milliseconds since the form appeared; undefined if it was filled in before. */
  filledInMs: () => number | undefined;
  /** Empties the form and removes the draft after sending. */
  clear: () => void;
};

/**
 * A form with a draft in session storage. Also measures the time to fill it in, as bots are faster than people.
 * @param name of the draft
 * @param hasAnswer whether the server rendered the form with the sent text, which is newer than the draft
 * @param onFilled called once if the form holds such a text or a draft
 */
export function useDraftForm(name: string, hasAnswer: boolean, onFilled: () => void): DraftForm {
  const form = useRef<HTMLFormElement>(null);
  // A server-rendered form can be filled in before hydration: its time counts from the start of the page.
  const wasServed = useRef(!useHydrated());
  const appearedAtMs = useRef(0);
  // A visitor who returns to a filled-in form may send it at once without being a bot.
  const wasFilledBefore = useRef(hasAnswer);
  useEffect(() => {
    if (!wasServed.current) appearedAtMs.current = performance.now();
  }, []);
  const noteFilled = useEffectEvent(onFilled);
  useEffect(() => {
    if (form.current && !hasAnswer && fillFromDraft(form.current, name)) wasFilledBefore.current = true;
    if (wasFilledBefore.current) noteFilled();
  }, [name, hasAnswer]);

  return {
    form,
    saveDraft() {
      if (form.current) storeDraft(form.current, name);
    },
    filledInMs() {
      return wasFilledBefore.current ? undefined : Math.round(performance.now() - appearedAtMs.current);
    },
    clear() {
      form.current?.reset();
      // A reset restores the text that the server rendered, which has been sent, too.
      const typeable =
        form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"], [type="checkbox"]), textarea') ??
        [];
      for (const field of typeable) field.value = '';
      clearDraft(name);
    },
  };
}
