import { RELEASE_LIMITS, type Release } from '@tideline/domain/release/release';
import { dayInZone, timeInZone } from '@tideline/domain/time/publish-date';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';
import { DateField } from '../../../staff/kit/fields/date-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type ReleaseDialogProps = {
  /** Null for a new one. */
  release: Pick<Release, 'id' | 'name' | 'goesLiveAt'> | null;
  onClose: () => void;
};

/** The name and the date of a release. */
export function ReleaseDialog({ release, onClose }: ReleaseDialogProps) {
  const utils = trpc.useUtils();
  const timeZone = useTimeZone();
  async function onSuccess() {
    onClose();
    await utils.releases.invalidate();
  }
  const add = trpc.releases.add.useMutation({ onSuccess });
  const change = trpc.releases.change.useMutation({ onSuccess });
  const date = release?.goesLiveAt ?? null;
  const start = {
    name: release?.name ?? '',
    goesLiveAt: date === null ? '' : dayInZone(date, timeZone),
    time: date === null ? '09:00' : timeInZone(date, timeZone),
  };
  const form = useForm(start, release ? change : add);
  function submit() {
    const { name, goesLiveAt: day, time } = form.values;
    const moment = { name, goesLiveAt: day === '' ? null : `${day}T${time === '' ? '00:00' : time}` };
    if (release) change.mutate({ id: release.id, ...moment });
    else add.mutate(moment);
  }
  return (
    <FormDialog
      title={release ? 'Edit release' : 'New release'}
      form={form}
      action={release ? 'Save' : 'Create release'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Name" dir="auto" maxLength={RELEASE_LIMITS.name} {...form.field('name')} />
      <div className="grid gap-4 xs:grid-cols-[minmax(0,1fr)_9rem]">
        <DateField label="Day" hint="Empty: you publish it by hand." {...form.field('goesLiveAt')} />
        <TextField label="Time" type="time" {...form.field('time')} />
      </div>
    </FormDialog>
  );
}
