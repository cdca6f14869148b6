import { formatCallTime } from '@tideline/domain/booking/call-time';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { trpc } from '../../../../lib/calls/trpc.ts';

/** The first time that visitors can book now. */
export function NextFreeTime() {
  const { data } = trpc.bookings.times.useQuery({ days: 1 });
  if (!data) return null;
  const startsAt = data.days[0]?.times[0];
  if (startsAt === undefined) return <p className="text-ink">No time is free: visitors are asked to write instead.</p>;
  const endsAt = later(startsAt, data.callMinutes * MINUTE_MS);
  return (
    <p>
      The next free time is <strong className="text-ink">{formatCallTime({ startsAt, endsAt }, data.timeZone)}</strong>.
    </p>
  );
}
