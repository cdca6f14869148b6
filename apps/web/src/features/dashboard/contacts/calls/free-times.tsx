import type { Booking } from '@tideline/domain/booking/booking';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { Button } from '../../../../ui/controls/button.tsx';

export type FreeTimesProps = {
  call: Booking;
  /** `YYYY-MM-DD`, or empty while it is typed. */
  day: string;
  /** The time that the fields say. */
  chosen: string | null;
  onChoose: (startsAt: string) => void;
};

/** The free times on a day of the call's member of staff. */
export function FreeTimes({ call, day, chosen, onChoose }: FreeTimesProps) {
  const timeZone = useTimeZone();
  const free = trpc.bookings.timesOf.useQuery(
    { id: call.id, from: day, days: 1 },
    {
      enabled: /^\d{4}-\d{2}-\d{2}$/.test(day),
      placeholderData: (before) => before,
      meta: { failure: 'Failed to fetch free times' },
    },
  );
  const times = free.data?.days.find((found) => found.day === day)?.times ?? [];
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  return (
    <fieldset className="grid gap-2">
      <legend className="type-label mb-1">Free times of that day</legend>
      <LoadFailure query={free} />
      {times.length === 0 && !free.error ? (
        <p className="text-sm text-muted">
          {free.isPending ? 'Loading…' : 'No free time within the hours. You can still enter another time.'}
        </p>
      ) : (
        <div className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-0.5">
          {times.map((startsAt) => (
            <Button
              key={startsAt}
              size="sm"
              variant={startsAt === chosen ? 'primary' : 'secondary'}
              aria-pressed={startsAt === chosen}
              onClick={() => onChoose(startsAt)}
            >
              {format.format(new Date(startsAt))}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
