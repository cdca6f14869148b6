import { zonePlace } from '@tideline/domain/time/zone-place';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { useState } from 'react';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { DateField } from '../../../../staff/kit/fields/date-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';

export type MoveDialogProps = {
  entry: CalendarEntry;
  /** Today in the agency's zone, the first day to choose. */
  today: string;
  onMove: (day: string) => void;
  onClose: () => void;
};

/** Asks for another day; the time of day stays. */
export function MoveDialog({ entry, today, onMove, onClose }: MoveDialogProps) {
  const timeZone = useTimeZone();
  const before = dayInZone(entry.at, timeZone);
  const [day, setDay] = useState(before);
  const isAllowed = day >= today && day !== before;
  return (
    <FormDialog
      title={
        <>
          Move “<bdi>{entry.title}</bdi>”
        </>
      }
      action="Move"
      isDisabled={!isAllowed}
      onSubmit={() => onMove(day)}
      onClose={onClose}
    >
      <DateField
        label="Day"
        hint={`${zonePlace(timeZone)} time. The time of day stays.`}
        min={today}
        value={day}
        onChange={setDay}
      />
    </FormDialog>
  );
}
