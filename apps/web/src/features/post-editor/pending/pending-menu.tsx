import { CalendarClock, FileClock } from 'lucide-react';
import { useState } from 'react';
import { ScheduleDialog } from '../../../staff/scheduling/schedule-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { SaveAct } from '../saving/save-act.ts';
import type { Stored } from '../saving/stored-post.ts';

export type PendingMenuProps = {
  stored: Stored;
  timeZone: string;
  isDisabled: boolean;
  onSave: (act: SaveAct) => void;
};

/** Other ways to save changes to a published post: later than now. */
export function PendingMenu({ stored: { pending }, timeZone, isDisabled, onSave }: PendingMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isDated = pending !== null && pending.goesLiveAt !== null;
  return (
    <>
      <Menu
        align="end"
        name="Update later"
        label={null}
        buttonClassName="min-w-9 justify-center rounded-control border border-line-strong text-ink hover:bg-tint min-h-9! pointer-coarse:min-h-11!"
        items={[
          {
            id: 'keep',
            label: isDated ? 'Keep as pending draft, without a date' : 'Keep as pending draft',
            icon: <FileClock aria-hidden="true" className="icon" />,
            isDisabled,
            onSelect: () => onSave({ to: 'pending', goesLiveAt: null }),
          },
          {
            id: 'schedule',
            label: isDated ? 'Change the date of the update…' : 'Schedule the update for…',
            icon: <CalendarClock aria-hidden="true" className="icon" />,
            isDisabled,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      {isAsking ? (
        <ScheduleDialog
          goesLiveAt={pending?.isHeld ? null : (pending?.goesLiveAt ?? null)}
          timeZone={timeZone}
          onSchedule={(date) => {
            setIsAsking(false);
            onSave({ to: 'pending', goesLiveAt: date });
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
