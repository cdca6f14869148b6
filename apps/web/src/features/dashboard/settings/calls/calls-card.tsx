import { hasHours, type StaffHours } from '@tideline/domain/booking/hours';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { CallRulesForm } from './call-rules-form.tsx';
import { CallKinds } from './kinds/call-kinds.tsx';
import { NextFreeTime } from './next-free-time.tsx';
import { PersonHoursForm } from './person-hours-form.tsx';

/** The hours of staff for calls, and the offer to visitors. */
export function CallsCard() {
  const fresh = { meta: { failure: 'Failed to fetch the call hours' } } as const;
  const hours = trpc.bookings.hours.useQuery(undefined, fresh);
  const rules = trpc.bookings.rules.useQuery(undefined, fresh);
  const isFresh = [hours, rules].every((query) => query.isFetchedAfterMount || !query.isFetching);
  const people = hours.data ?? [];
  const isOpen = people.some(hasHours);
  return (
    <SettingsSection
      section="calls"
      state={hours.data ? stateOf(people) : null}
      saving="Rules and hours are saved with Save Settings; kinds of calls and private calendars are saved right away."
      badge={hours.data ? <Badge tone={isOpen ? 'green' : 'neutral'}>{isOpen ? 'Open' : 'No hours yet'}</Badge> : null}
    >
      <LoadFailure query={hours.error ? hours : rules} />
      {hours.isPending || rules.isPending ? <Skeleton className="h-48 w-full" /> : null}
      {hours.data && rules.data && isFresh ? (
        <>
          <div className="grid max-w-2xl gap-2 text-sm text-muted">
            {isOpen ? (
              <p>
                “Schedule a Discovery Call” offers visitors the free times below, in their own time zone. They see the
                name of the person, and the place after they have booked. Nothing else of a calendar is public.
              </p>
            ) : (
              <p>
                “Schedule a Discovery Call” leads to the contact form. As soon as one person has hours here, it offers
                visitors their free times instead. They see the name of the person, and the place after they have
                booked.
              </p>
            )}
            {people.length > 1 ? (
              <p>A time is offered when one person is free. The free person with the fewest calls takes the call.</p>
            ) : null}
            {isOpen ? <NextFreeTime /> : null}
          </div>
          <CallRulesForm rules={rules.data} />
          <CallKinds people={people} callMinutes={rules.data.callMinutes} />
          <div className="grid gap-3">
            <h3 className="font-semibold">Hours of each person</h3>
            {people.map((person) => (
              <PersonHoursForm key={person.staffId} person={person} isAlone={people.length === 1} />
            ))}
          </div>
        </>
      ) : null}
    </SettingsSection>
  );
}

function stateOf(people: readonly StaffHours[]): string {
  const open = people.filter(hasHours);
  if (open.length === 0) return 'Nobody has hours yet, so visitors cannot book a call.';
  return `Visitors can book calls with ${open.length === 1 ? (open[0]?.name ?? '') : `${open.length} people`}.`;
}
