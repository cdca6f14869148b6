import { CALL_HOURS_LIMITS, type StaffHours } from '@tideline/domain/booking/hours';
import { useState, type SubmitEvent } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { FoldSign } from '../../../../ui/sections/fold-sign.tsx';
import { useSaveBar } from '../save-bar.tsx';
import { DaysOffFields } from './days-off-fields.tsx';
import { FeedFields } from './feed-fields.tsx';
import { summarizeHours } from './summarize-hours.ts';
import { WeekFields } from './week-fields.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

export type PersonHoursFormProps = {
  person: StaffHours;
  /** Whether no other person could take calls; the form is then open initially. */
  isAlone: boolean;
};

/** Hours and place of one person's calls. */
export function PersonHoursForm({ person, isAlone }: PersonHoursFormProps) {
  const { staffId, name, weekly, daysOff, place } = person;
  const saved = { weekly, daysOff, place };
  const [typed, setTyped] = useState<typeof saved | null>(null);
  const [isOpen, setIsOpen] = useState(isAlone);
  const toast = useToast();
  const utils = trpc.useUtils();
  const save = trpc.bookings.updateHours.useMutation({
    meta: { failure: `Failed to save the hours of ${name}` },
    onError: () => setIsOpen(true),
    onSuccess: async () => {
      toast({ title: 'Hours saved', text: 'Visitors choose from the free times from now on.' });
      await utils.bookings.invalidate();
    },
  });
  const hours = typed ?? saved;
  const change = (changes: Partial<typeof saved>) => setTyped({ ...hours, ...changes });
  const saveAll = useSaveBar(`call-hours-${staffId}`, {
    isDirty: JSON.stringify(hours) !== JSON.stringify(saved),
    discard: () => setTyped(null),
    save: async () => {
      if (typed === null) return;
      const days = { weekly: typed.weekly.map((day) => [...day]), daysOff: [...typed.daysOff] };
      await save.mutateAsync({ staffId, ...days, place: typed.place });
      setTyped((now) => (now === typed ? null : now)); // keep what was typed during the save
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void saveAll();
  }

  return (
    <details
      className="group border-t border-line pt-3"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3">
        <span className="min-w-0">
          <bdi className="font-[560] wrap-anywhere">{name}</bdi>
          <span className="block text-sm text-muted">{summarizeHours(saved.weekly)}</span>
        </span>
        <FoldSign />
      </summary>
      <form onSubmit={handleSubmit} noValidate className="grid gap-6 py-4">
        <WeekFields weekly={hours.weekly} error={save.error} onChange={(weekly) => change({ weekly })} />
        <DaysOffFields daysOff={hours.daysOff} error={save.error} onChange={(daysOff) => change({ daysOff })} />
        <TextField
          label="Place"
          hint="A link to a video room, a phone number or an address. Shown in emails about the call, never on a public page."
          error={fieldError(save.error, 'place')}
          className="max-w-2xl"
          maxLength={CALL_HOURS_LIMITS.place}
          value={hours.place}
          onChange={(typedPlace) => change({ place: typedPlace })}
        />
        <button type="submit" hidden>
          Save Settings
        </button>
      </form>
      <FeedFields person={person} />
    </details>
  );
}
