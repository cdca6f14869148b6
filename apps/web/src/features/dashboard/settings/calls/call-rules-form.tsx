import { CALL_RULE_BOUNDS, type CallRules } from '@tideline/domain/booking/hours';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { NumbersForm, type NumberField } from '../numbers-form.tsx';

const RULES: readonly NumberField<keyof CallRules>[] = [
  { name: 'callMinutes', label: 'Length in minutes', hint: boundsText('callMinutes') },
  { name: 'bufferMinutes', label: 'Buffer in minutes', hint: 'Free after each call and around busy times.' },
  { name: 'noticeHours', label: 'Notice in hours', hint: 'Between the booking and the call.' },
  { name: 'daysAhead', label: 'Days ahead', hint: `How far ahead visitors can book, ${boundsText('daysAhead')}` },
];
const BOUNDS = {
  callMinutes: { ...CALL_RULE_BOUNDS.callMinutes, canBeUnlimited: false },
  bufferMinutes: { ...CALL_RULE_BOUNDS.bufferMinutes, canBeUnlimited: false },
  noticeHours: { ...CALL_RULE_BOUNDS.noticeHours, canBeUnlimited: false },
  daysAhead: { ...CALL_RULE_BOUNDS.daysAhead, canBeUnlimited: false },
};

/** The rules of all calls. */
export function CallRulesForm({ rules }: { rules: CallRules }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const save = trpc.bookings.updateRules.useMutation({
    meta: { failure: 'Failed to save the call rules' },
    onSuccess: async () => {
      toast({ title: 'Call rules saved', text: 'Calls that are booked stay as they are.' });
      await utils.bookings.invalidate();
    },
  });
  return (
    <NumbersForm
      name="call-rules"
      title="All calls"
      fields={RULES}
      bounds={BOUNDS}
      values={rules}
      error={save.error}
      save={save.mutateAsync}
    />
  );
}

function boundsText(name: keyof CallRules): string {
  const { min, max } = CALL_RULE_BOUNDS[name];
  return `${min} to ${max}.`;
}
