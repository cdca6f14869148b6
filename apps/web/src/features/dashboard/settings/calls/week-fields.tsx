import { zonePlace } from '@tideline/domain/time/zone-place';
import { NO_HOURS, WEEKDAYS, type HoursRange, type WeeklyHours } from '@tideline/domain/booking/hours';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DayFields } from './day-fields.tsx';

export type WeekFieldsProps = { weekly: WeeklyHours; error: unknown; onChange: (weekly: WeeklyHours) => void };

/** The hours of a week, day by day. */
export function WeekFields({ weekly, error, onChange }: WeekFieldsProps) {
  const { data: site } = trpc.settings.site.useQuery();
  const monday = weekly[0] ?? [];
  const setDay = (at: number, ranges: readonly HoursRange[]) =>
    onChange(NO_HOURS.map((none, day) => (day === at ? ranges : (weekly[day] ?? none))));
  return (
    <fieldset className="grid gap-2">
      <legend className="type-label mb-1">Weekly hours</legend>
      <p className="text-sm text-muted">
        Local times{site ? ` in ${zonePlace(site.timeZone)}` : ''}. A break is the time between two parts of a day.
      </p>
      <ul className="grid max-w-2xl">
        {WEEKDAYS.map((name, at) => (
          <DayFields
            key={name}
            name={name}
            ranges={weekly[at] ?? []}
            error={dayError(error, at, weekly[at] ?? [])}
            onChange={(ranges) => setDay(at, ranges)}
          />
        ))}
      </ul>
      {monday.length > 0 ? (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => onChange(weekly.map((ranges, at) => (at < 5 ? monday : ranges)))}
        >
          Copy Monday to all weekdays
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The server's first refusal about a day. */
function dayError(error: unknown, at: number, ranges: readonly HoursRange[]): string | undefined {
  const day = `weekly.${at}`;
  const paths = ranges.flatMap((_, part) => ['', '.from', '.to'].map((field) => `${day}.${part}${field}`));
  return [day, ...paths].map((path) => fieldError(error, path)).find(Boolean);
}
