import { useMutation } from '@tanstack/react-query';
import { CONTACT_FIELDS, CONTACT_VALUE_MAX } from '@tideline/domain/contact/contact';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { useMoney } from '../../../../staff/use-money.ts';
import { useShowContacts } from '../use-show-contacts.ts';
import type { AskedOutcome } from './ask-outcome.ts';
import { readValue } from './read-value.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';

const SUGGESTIONS = ['Price', 'Timing', 'Chose another agency', 'No answer', 'Not a fit'];

/** Asks for the value of won enquiries, or the reason of lost ones. Escape skips it. */
export function OutcomeDialog({ contacts, status, onClose }: AskedOutcome & { onClose: () => void }) {
  const isWon = status === 'won';
  const { currency } = useMoney();
  const { client, contacts: calls } = trpc.useUtils();
  const show = useShowContacts();
  const [values, setValues] = useState(() => new Map(contacts.map(({ id, value }) => [id, String(value ?? '')])));
  const [reason, setReason] = useState(contacts[0]?.lostReason ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const isInvalid = (id: string) => readValue(values.get(id) ?? '') === undefined;
  const save = useMutation({
    meta: { failure: 'Failed to save' },
    mutationFn: () =>
      Promise.all(
        contacts.map(({ id }) =>
          client.contacts.updateOutcome.mutate(
            isWon ? { id, value: readValue(values.get(id) ?? '') } : { id, lostReason: reason },
          ),
        ),
      ),
    onSuccess: async (changed) => {
      onClose();
      await Promise.all([show(changed), calls.detail.invalidate()]);
    },
  });

  function handleSubmit() {
    setIsChecked(true);
    if (!isWon || !contacts.some(({ id }) => isInvalid(id))) save.mutate();
  }

  return (
    <FormDialog
      title={isWon ? 'What is it worth?' : 'Why was it lost?'}
      form={{ act: save, failure: save.error ? errorMessage(save.error) : null }}
      cancel="Skip"
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {isWon ? (
        contacts.map(({ id, name }) => (
          <TextField
            key={id}
            label={
              contacts.length === 1 ? (
                `Value in ${currency}`
              ) : (
                <>
                  <bdi>{name}</bdi>, in {currency}
                </>
              )
            }
            hint={contacts.length === 1 ? <bdi>{name}</bdi> : undefined}
            error={
              isChecked && isInvalid(id)
                ? `Value must be a whole number from 0 to ${CONTACT_VALUE_MAX.toLocaleString('en-US')}.`
                : null
            }
            inputMode="numeric"
            autoComplete="off"
            value={values.get(id) ?? ''}
            onChange={(value) => setValues(new Map(values).set(id, value))}
          />
        ))
      ) : (
        <TextField
          label={CONTACT_FIELDS.lostReason.label}
          hint={<bdi>{contacts.map(({ name }) => name).join(', ')}</bdi>}
          suggestions={SUGGESTIONS}
          autoComplete="off"
          maxLength={CONTACT_FIELDS.lostReason.maxLength}
          value={reason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
