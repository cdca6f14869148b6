import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { clearDraft, fillFromDraft, storeDraft } from './form-draft.ts';

export type DraftForm = {
  form: RefObject<HTMLFormElement | null>;
  /** Stores the current text of the form. */
  saveDraft: () => void;
  /** The time since the form appeared, in milliseconds; undefined when it was filled in before. */
  filledInMs: () => number | undefined;
  /** Empties the form and removes the draft, after it was sent. */
  clear: () => void;
};

/**
 * A form with a draft in the session storage, which also measures how long it takes to fill in: people need their time.
 * @param name of the draft
 * @param hasAnswer the server has rendered the form with the text that was sent, which is newer than the draft
 * @param onFilled is called once when the form holds such a text or a draft
 */
export function useDraftForm(name: string, hasAnswer: boolean, onFilled: () => void): DraftForm {
  const form = useRef<HTMLFormElement>(null);
  // A server-rendered form can be filled in before the scripts run: its time counts from the start of the page.
  const wasServed = useRef(!useHydrated());
  const appearedAtMs = useRef(0);
  // A visitor who returns to a filled-in form sends it at once, which does not make them a robot.
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
      // A reset restores the text that the server rendered; that was sent, too.
      const typeable = form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea') ?? [];
      for (const field of typeable) field.value = '';
      clearDraft(name);
    },
  };
}
