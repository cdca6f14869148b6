import { RETENTION_BOUNDS, type Retention } from '@tideline/domain/privacy/retention';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useConfirmedSave } from '../../confirmation/use-confirmed-save.tsx';
import { NumbersForm, type NumberField } from '../numbers-form.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';

const PERIODS: readonly NumberField<keyof Retention>[] = [
  {
    name: 'contactMonths',
    label: 'Inquiries, in months',
    hint: 'After the last change or note. Won inquiries stay. 0 means no limit.',
  },
  {
    name: 'auditMonths',
    label: 'Audit log, in months',
    hint: `At least ${RETENTION_BOUNDS.auditMonths.min}. 0 means no limit.`,
  },
  {
    name: 'unconfirmedDays',
    label: 'Unconfirmed sign-ups, in days',
    hint: `After the confirmation email. ${fromTo('unconfirmedDays')}.`,
  },
  {
    name: 'sessionDays',
    label: 'Staff sessions, in days',
    hint: `After the session ends. ${fromTo('sessionDays')}.`,
  },
];

function fromTo(name: keyof Retention): string {
  return `${RETENTION_BOUNDS[name].min} to ${RETENTION_BOUNDS[name].max}`;
}

/** Retention periods. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const { save, passwordDialog } = useConfirmedSave({
    failure: 'Failed to save the periods',
    send: (periods: Retention) => utils.client.privacy.updateRetention.mutate(periods),
    onSaved: async () => {
      toast({ title: 'Periods saved', text: 'They are applied within the hour.' });
      await utils.privacy.retention.invalidate();
    },
    dialog: {
      title: 'Change how long data is kept?',
      action: 'Save Settings',
      pendingAction: 'Saving...',
      children: <p>Everything older than the new periods is deleted within the hour, for good.</p>,
    },
  });
  return (
    <>
      <NumbersForm
        name="retention"
        title="How long data is kept"
        fields={PERIODS}
        bounds={RETENTION_BOUNDS}
        values={retention}
        error={save.error}
        save={save.mutateAsync}
      />
      {passwordDialog}
    </>
  );
}
