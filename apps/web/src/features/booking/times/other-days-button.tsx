import { useNavigate } from '@tanstack/react-router';
import { OTHER_TIMES_FIELD } from '@tideline/domain/booking/call-path';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import type { MouseEvent, ReactNode } from 'react';
import { storeDraft } from '../../../lib/forms/form-draft.ts';

/** The id of the form of a call, for the buttons beside it. */
export const CALL_FORM = 'call-form';
/** Session storage key of its text. */
export const CALL_DRAFT = 'call-draft';

export type OtherDaysButtonProps = {
  /** The times beside it, of which the zone and the kind stay. */
  week: Pick<CallWeek, 'visitorZone' | 'kind'>;
  /** The day to show; null for the first with free times. */
  day: string | null;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Leads to other free times and keeps the input: in a draft where scripts run, else by a post of the form, which is answered
 * with the form and those times.
 */
export function OtherDaysButton({ week, day, isCurrent = false, className, children }: OtherDaysButtonProps) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    storeDraft(form, CALL_DRAFT);
    void navigate({ to: '.', search: { kind: week.kind?.id, zone: week.visitorZone, day: day ?? undefined } });
  }
  return (
    <button
      type="submit"
      form={CALL_FORM}
      formNoValidate
      name={OTHER_TIMES_FIELD}
      value={day ?? 'first'}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={handleClick}
      className={className ?? 'inline-flex min-h-11 cursor-pointer items-center link'}
    >
      {children}
    </button>
  );
}
