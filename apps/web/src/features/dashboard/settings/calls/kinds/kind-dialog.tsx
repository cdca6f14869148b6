import { type CallKind, CALL_KIND_LIMITS } from '@tideline/domain/booking/call-kind';
import { CALL_HOURS_LIMITS, CALL_RULE_BOUNDS, hasHours, type StaffHours } from '@tideline/domain/booking/hours';
import { trpc } from '../../../../../lib/calls/trpc.ts';
import { FormDialog } from '../../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../../staff/kit/dialogs/use-form.ts';
import { CheckboxField } from '../../../../../staff/kit/fields/checkbox-field.tsx';
import { ChoiceList } from '../../../../../staff/kit/fields/choice-list.tsx';
import { SelectField } from '../../../../../staff/kit/fields/select-field.tsx';
import { TextField } from '../../../../../ui/controls/text-field.tsx';
import { useToast } from '../../../../../ui/overlays/toast.tsx';

export type KindDialogProps = {
  /** Null adds a new one. */
  kind: CallKind | null;
  people: readonly StaffHours[];
  /** The length that a new kind begins with. */
  callMinutes: number;
  onClose: () => void;
};

const WHO = [
  { value: 'all' as const, label: 'Everybody with hours' },
  { value: 'chosen' as const, label: 'Chosen people' },
];

/** Adds a kind of call, or changes one. */
export function KindDialog({ kind, people, callMinutes, onClose }: KindDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  async function handleSaved() {
    onClose();
    toast({ title: 'Kind of call saved', text: 'Calls that are booked stay as they are.' });
    await utils.bookings.invalidate();
  }
  const add = trpc.bookings.kinds.add.useMutation({ onSuccess: handleSaved });
  const update = trpc.bookings.kinds.update.useMutation({ onSuccess: handleSaved });
  const { id, ...fields } = kind ?? { id: '', ...EMPTY, callMinutes };
  const form = useForm({ ...fields, callMinutes: String(fields.callMinutes) }, kind ? update : add);
  const { staffIds, isHidden } = form.values;
  const { min, max } = CALL_RULE_BOUNDS.callMinutes;

  function save() {
    const sent = { ...form.values, callMinutes: Number(form.values.callMinutes) };
    if (kind) update.mutate({ id, ...sent });
    else add.mutate(sent);
  }
  return (
    <FormDialog
      title={kind ? 'Edit the kind of call' : 'Add a kind of call'}
      size="md"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        hint="Such as First call, or Site review."
        dir="auto"
        autoComplete="off"
        maxLength={CALL_KIND_LIMITS.name}
        {...form.field('name')}
      />
      <TextField
        label="Description"
        hint="One line for visitors. May be empty."
        dir="auto"
        autoComplete="off"
        maxLength={CALL_KIND_LIMITS.description}
        {...form.field('description')}
      />
      <TextField
        label="Length in minutes"
        required
        hint={`${min} to ${max}.`}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        {...form.field('callMinutes')}
      />
      <TextField
        label="Place"
        hint="Empty: the place of the person who takes the call. Shown after the booking, never on a public page."
        dir="auto"
        autoComplete="off"
        maxLength={CALL_HOURS_LIMITS.place}
        {...form.field('place')}
      />
      <SelectField
        label="Who takes it"
        options={WHO}
        value={staffIds === null ? 'all' : 'chosen'}
        onChange={(who) => form.set({ staffIds: who === 'all' ? null : [] })}
      />
      {staffIds === null ? null : (
        <ChoiceList
          legend="People"
          none="Choose at least one person."
          options={people.map((person) => ({ value: person.staffId, label: labelOf(person) }))}
          chosen={staffIds}
          error={form.field('staffIds').error}
          onChange={(chosen) => form.set({ staffIds: chosen })}
        />
      )}
      <CheckboxField
        label="Only by its link"
        hint="Left out of the choice on the page."
        isChecked={isHidden}
        onChange={(isChosen) => form.set({ isHidden: isChosen })}
      />
    </FormDialog>
  );
}

const EMPTY = { name: '', description: '', place: '', staffIds: null as CallKind['staffIds'], isHidden: false };

function labelOf(person: StaffHours): string {
  return hasHours(person) ? person.name : `${person.name} (no hours yet)`;
}
