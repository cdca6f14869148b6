import { MAILS_PER_HOUR_BOUNDS, type Settings } from '@tideline/domain/site/settings';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { NumbersForm, type NumberField } from '../numbers-form.tsx';

const FIELDS: readonly NumberField<'mailsPerHour'>[] = [
  {
    name: 'mailsPerHour',
    label: 'Emails per hour',
    hint: `${MAILS_PER_HOUR_BOUNDS.min} to ${MAILS_PER_HOUR_BOUNDS.max.toLocaleString('en-US')}, with a share for each kind.`,
  },
];
const BOUNDS = { mailsPerHour: { ...MAILS_PER_HOUR_BOUNDS, canBeUnlimited: false } };

/** How many mails visitors can cause. */
export function MailsPerHourForm({ settings }: { settings: Settings }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const save = trpc.settings.update.useMutation({
    meta: { failure: 'Failed to save settings' },
    onSuccess: async () => {
      toast({ title: 'Settings saved' });
      await utils.settings.invalidate();
    },
  });
  return (
    <div className="grid gap-2">
      <NumbersForm
        name="mails"
        title="How much email visitors can cause"
        fields={FIELDS}
        bounds={BOUNDS}
        values={settings}
        error={save.error}
        save={({ mailsPerHour }) => save.mutateAsync({ ...settings, mailsPerHour })}
      />
      <p className="text-sm text-muted">
        Above it, notices, acknowledgements and confirmations wait, and several notices share one email.
      </p>
    </div>
  );
}
