import { SENDING_BOUNDS, type SendingLimits } from '@tideline/domain/newsletter/sending';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { NumbersForm, type NumberField } from '../numbers-form.tsx';

const LIMITS: readonly NumberField<keyof SendingLimits>[] = [
  { name: 'perHour', label: 'Messages per hour', hint: 'In any 60 minutes. 0 means no limit.' },
  { name: 'perDay', label: 'Messages per day', hint: 'In any 24 hours. 0 means no limit.' },
  { name: 'perDomainHour', label: 'Per hour to one domain', hint: 'Such as gmail.com. 0 means no limit.' },
  { name: 'perConnection', label: 'Per connection', hint: 'Then a new one is opened. 0 means no limit.' },
  {
    name: 'connections',
    label: 'Simultaneous connections',
    hint: `1 to ${SENDING_BOUNDS.connections.max}, for each server.`,
  },
];

/** How fast issues of the newsletter go out. */
export function SendingLimitsForm({ limits }: { limits: SendingLimits }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const save = trpc.issues.sending.updateLimits.useMutation({
    meta: { failure: 'Failed to save the limits' },
    onSuccess: async () => {
      toast({ title: 'Limits saved', text: 'An issue that is being sent follows them within seconds.' });
      await utils.issues.sending.limits.invalidate();
    },
  });
  return (
    <NumbersForm
      name="sending"
      title="How many messages the mail server accepts"
      fields={LIMITS}
      bounds={SENDING_BOUNDS}
      values={limits}
      error={save.error}
      save={save.mutateAsync}
    />
  );
}
