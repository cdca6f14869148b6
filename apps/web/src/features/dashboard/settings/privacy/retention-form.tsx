import { RETENTION_BOUNDS, type Retention } from '@tideline/domain/privacy/retention';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { useSaveBar } from '../save-bar.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';

const PERIODS: readonly { name: keyof Retention; label: string; hint: string }[] = [
  {
    name: 'contactMonths',
    label: 'Enquiries, in months',
    hint: 'After the last change or note. Those that were won stay. 0: no limit.',
  },
  {
    name: 'auditMonths',
    label: 'Audit log, in months',
    hint: `At least ${RETENTION_BOUNDS.auditMonths.min}. 0: no limit.`,
  },
  {
    name: 'unconfirmedDays',
    label: 'Unconfirmed sign-ups, in days',
    hint: `After the mail that asked. ${fromTo('unconfirmedDays')}.`,
  },
  {
    name: 'sessionDays',
    label: 'Staff sessions, in days',
    hint: `Longest time after the session ends. ${fromTo('sessionDays')}.`,
  },
];

function fromTo(name: keyof Retention): string {
  return `${RETENTION_BOUNDS[name].min} to ${RETENTION_BOUNDS[name].max}`;
}

/** Retention periods. The server validates. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const [form, setForm] = useState(() => toTexts(retention));
  const toast = useToast();
  const utils = trpc.useUtils();
  const saved = toTexts(retention);
  const save = trpc.privacy.updateRetention.useMutation({
    meta: { failure: 'Failed to save the periods' },
    onSuccess: async () => {
      toast({ title: 'Periods saved', text: 'They are applied within the hour.' });
      await utils.privacy.retention.invalidate();
    },
  });

  const saveAll = useSaveBar('retention', {
    isDirty: PERIODS.some(({ name }) => form[name] !== saved[name]),
    discard: () => setForm(saved),
    save: () =>
      save.mutateAsync({
        contactMonths: toNumber(form.contactMonths),
        sessionDays: toNumber(form.sessionDays),
        unconfirmedDays: toNumber(form.unconfirmedDays),
        auditMonths: toNumber(form.auditMonths),
      }),
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void saveAll();
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-4">
      <h3 className="font-semibold">How long things are kept</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {PERIODS.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={fieldError(save.error, name)}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={RETENTION_BOUNDS[name].canBeUnlimited ? 0 : RETENTION_BOUNDS[name].min}
                max={RETENTION_BOUNDS[name].max}
                value={form[name]}
                onChange={(event) => setForm({ ...form, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <button type="submit" hidden>
        Save Settings
      </button>
    </form>
  );
}

function toTexts(retention: Retention): Record<keyof Retention, string> {
  return {
    contactMonths: String(retention.contactMonths),
    sessionDays: String(retention.sessionDays),
    unconfirmedDays: String(retention.unconfirmedDays),
    auditMonths: String(retention.auditMonths),
  };
}

/** Parses a period. An empty field becomes -1, which the server refuses: it must not mean "no limit". */
function toNumber(text: string): number {
  return text.trim() === '' ? -1 : Number(text);
}
