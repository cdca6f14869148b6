import { dayInZone, timeInZone } from '@tideline/domain/time/publish-date';
import { useState } from 'react';
import { useNow } from '../time/use-now.ts';
import { nextWorkday } from './next-workday.ts';
import { scheduleNote } from './schedule-note.ts';
import { DateField } from '../kit/fields/date-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';

export type ScheduleDialogProps = {
  /** The present date; null without one. */
  goesLiveAt: string | null;
  timeZone: string;
  /** @param date as a publish date, in the agency's zone */
  onSchedule: (date: string) => void;
  onClose: () => void;
};

/** Asks when changes to what is public go live. */
export function ScheduleDialog({ goesLiveAt, timeZone, onSchedule, onClose }: ScheduleDialogProps) {
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = useNow();
  const first = nextWorkday(now, timeZone);
  const [publishDay, setDay] = useState(goesLiveAt === null ? first.publishDay : dayInZone(goesLiveAt, timeZone));
  const [publishTime, setTime] = useState(goesLiveAt === null ? first.publishTime : timeInZone(goesLiveAt, timeZone));
  const note = scheduleNote({ publishDay, publishTime, status: 'scheduled' }, { timeZone, viewerZone, now });
  return (
    <FormDialog
      title="Schedule the update"
      action="Schedule update"
      isDisabled={publishDay === ''}
      onSubmit={() => onSchedule(`${publishDay}T${publishTime === '' ? '00:00' : publishTime}`)}
      onClose={onClose}
    >
      <p className="text-muted">The changes are kept on the server and go live automatically at this time.</p>
      <div className="grid gap-4 xs:grid-cols-[minmax(0,1fr)_9rem]">
        <DateField label="Day" hint={note} value={publishDay} onChange={setDay} />
        <TextField label="Time" type="time" value={publishTime} onChange={setTime} />
      </div>
    </FormDialog>
  );
}
