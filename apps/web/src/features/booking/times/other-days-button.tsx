import { useNavigate } from '@tanstack/react-router';
import { OTHER_TIMES_FIELD } from '@tideline/domain/booking/call-path';
import type { CallTimes } from '@tideline/domain/booking/booking';
import type { MouseEvent, ReactNode } from 'react';
import { storeDraft } from '../../../lib/forms/form-draft.ts';

/** The id of the form of a call, for the buttons beside it. */
export const CALL_FORM = 'call-form';
/** Session storage key of its text. */
export const CALL_DRAFT = 'call-draft';

export type OtherDaysButtonProps = {
  times: CallTimes;
  /** The first day to show; null for the first with free times. */
  day: string | null;
  children: ReactNode;
};

/**
 * Leads to other free times and keeps the input: in a draft where scripts run, else by a post of the form, which is answered
 * with the form and those times.
 */
export function OtherDaysButton({ times: { visitorZone: zone }, day, children }: OtherDaysButtonProps) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    storeDraft(form, CALL_DRAFT);
    void navigate({ to: '.', search: { zone, from: day ?? undefined } });
  }
  return (
    <button
      type="submit"
      form={CALL_FORM}
      formNoValidate
      name={OTHER_TIMES_FIELD}
      value={day ?? 'first'}
      onClick={handleClick}
      className="inline-flex min-h-11 cursor-pointer items-center link"
    >
      {children}
    </button>
  );
}
