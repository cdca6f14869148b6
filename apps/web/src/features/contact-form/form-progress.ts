/**
 * Reports how far a visitor gets in the contact form: the name of the furthest field with input, never the text. Loaded with
 * the first input.
 */
import { CONTACT_INPUTS } from '@tideline/domain/contact/contact';
import { sendReport } from '../../lib/calls/send-report.ts';

/** The index of the furthest field of each form. */
const furthest = new WeakMap<HTMLFormElement, number>();

/** Notes input into a field of the form. */
export function noteInput(form: HTMLFormElement, name: string): void {
  const field = CONTACT_INPUTS.findIndex((known) => known === name);
  if (field === -1) return;
  if (!furthest.has(form)) watch(form);
  furthest.set(form, Math.max(field, furthest.get(form) ?? 0));
}

function watch(form: HTMLFormElement): void {
  let reported = -1;
  const report = () => {
    const field = furthest.get(form) ?? 0;
    const step = CONTACT_INPUTS[field];
    if (field <= reported || step === undefined) return;
    reported = field;
    sendReport('recordForm', { step });
  };
  // The last events of a hidden tab, and of a page that is left.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) report();
  });
  window.addEventListener('pagehide', report);
  // The form is reset after it was sent.
  form.addEventListener('reset', () => {
    reported = CONTACT_INPUTS.length;
    sendReport('recordForm', { step: 'sent' });
  });
}
