import { dayInZone } from '@tideline/domain/time/publish-date';
import { useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import { DateField } from '../../../../staff/kit/date-field.tsx';

export type MoveDialogProps = {
  entry: CalendarEntry;
  /** Today in the agency's zone, the first day to choose. */
  today: string;
  timeZone: string;
  onMove: (day: string) => void;
  onClose: () => void;
};

/** Asks for another day; the time of day stays. */
export function MoveDialog({ entry, today, timeZone, onMove, onClose }: MoveDialogProps) {
  const before = dayInZone(entry.at, timeZone);
  const [day, setDay] = useState(before);
  const isAllowed = day >= today && day !== before;
  return (
    <Dialog
      open
      title={
        <>
          Move “<bdi>{entry.title}</bdi>”
        </>
      }
      onClose={onClose}
    >
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAllowed) onMove(day);
        }}
      >
        <DateField
          label="Day"
          hint={`In ${timeZone.replaceAll('_', ' ')}. The time stays.`}
          min={today}
          value={day}
          onChange={setDay}
        />
        <DialogFoot action="Move" isDisabled={!isAllowed} onClose={onClose} />
      </form>
    </Dialog>
  );
}
