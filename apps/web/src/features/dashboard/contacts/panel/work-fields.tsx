import type { Contact } from '@tideline/domain/contact/contact';
import { NEXT_STEP_MAX_LENGTH, type ContactWork } from '@tideline/domain/conversation/work';
import { type SubmitEvent, useState } from 'react';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { WorkLine } from '../conversation/work-line.tsx';
import { DateField } from '../../../../staff/kit/fields/date-field.tsx';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

/** Owner and next step of an enquiry; a line of text for staff who may not change enquiries. */
export function WorkFields({ contact }: { contact: Contact }) {
  const mayEdit = useMay()('contacts.edit');
  const work = trpc.conversations.work.list.useQuery({ contactIds: [contact.id] });
  if (!work.data) return null;
  const [found] = work.data;
  if (!mayEdit)
    return found ? (
      <p className="border-t border-line pt-4 text-sm text-muted">
        <WorkLine work={found} />
      </p>
    ) : null;
  return (
    <section
      aria-label={`Work on the inquiry of ${contact.name}`}
      className="grid gap-3 border-t border-line pt-4 text-sm"
    >
      <OwnerField contactId={contact.id} ownerId={found?.ownerId ?? null} />
      <NextStepForm key={`${found?.nextStep} ${found?.nextStepOn}`} contactId={contact.id} work={found} />
    </section>
  );
}

function useRefresh() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.conversations.work.invalidate(), utils.contacts.history.invalidate()]);
}

function OwnerField({ contactId, ownerId }: { contactId: string; ownerId: string | null }) {
  const refresh = useRefresh();
  const owners = trpc.conversations.work.owners.useQuery();
  const set = trpc.conversations.work.setOwner.useMutation({ onSettled: refresh });
  return (
    <SelectField
      label="Owner"
      error={set.error ? errorMessage(set.error) : null}
      inputClassName="min-h-10"
      value={set.isPending ? (set.variables.ownerId ?? '') : (ownerId ?? '')}
      options={[
        { value: '', label: 'Nobody yet' },
        ...(owners.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => set.mutate({ contactId, ownerId: chosen || null })}
    />
  );
}

function NextStepForm({ contactId, work }: { contactId: string; work: ContactWork | undefined }) {
  const refresh = useRefresh();
  const [text, setText] = useState(work?.nextStep ?? '');
  const [day, setDay] = useState(work?.nextStepOn ?? '');
  const set = trpc.conversations.work.setNextStep.useMutation({ onSuccess: refresh });
  const isChanged = text !== (work?.nextStep ?? '') || day !== (work?.nextStepOn ?? '');
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    set.mutate({ contactId, text, on: day || null });
  }
  return (
    <form onSubmit={handleSubmit} className="grid gap-2">
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label="Next step"
          error={set.error ? errorMessage(set.error) : null}
          inputClassName="min-h-10"
          maxLength={NEXT_STEP_MAX_LENGTH}
          value={text}
          onChange={setText}
        />
        <DateField label="Day" inputClassName="min-h-10" value={day} onChange={setDay} />
      </div>
      {isChanged ? (
        <Button type="submit" size="sm" variant="secondary" className="justify-self-start" disabled={set.isPending}>
          {set.isPending ? 'Saving...' : 'Save next step'}
        </Button>
      ) : null}
    </form>
  );
}
