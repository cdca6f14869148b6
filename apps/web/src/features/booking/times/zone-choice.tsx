import { useNavigate } from '@tanstack/react-router';
import { callTimes } from '@tideline/copy/calls/discovery-call';
import { TIME_ZONES } from '@tideline/copy/time-zones';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { zoneName } from '@tideline/domain/booking/call-day';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { zonePlace } from '@tideline/domain/time/zone-place';
import { type FormEvent, useRef } from 'react';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { fieldsOf } from '../../../lib/forms/form-fields.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';

const LISTED = new Set(TIME_ZONES.flatMap(({ zones }) => zones.map(([timeZone]) => timeZone)));

/**
 * The zone of the shown times as a line that opens the choice of another one: a plain form, which follows a link where scripts
 * run. The day stays.
 */
export function ZoneChoice({ week: { timeZone, visitorZone, day, days, kind } }: { week: CallWeek }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const navigate = useNavigate();
  const line = useRef<HTMLElement>(null);
  const others = [...new Set([visitorZone, timeZone])].filter((zone) => !LISTED.has(zone));
  const time = days.find((shown) => shown.day === day)?.times[0];

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { zone } = fieldsOf<'zone'>(event.currentTarget);
    line.current?.closest('details')?.removeAttribute('open');
    line.current?.focus();
    void navigate({ to: '.', search: { kind: kind?.id, zone, day: day ?? undefined }, resetScroll: false });
  }
  return (
    <details className="group">
      <summary
        ref={line}
        className="flex min-h-11 flex-wrap items-center gap-x-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden"
      >
        <span className="text-muted">{copy.zone}:</span>
        <span className="font-[560]">
          {zonePlace(visitorZone)}
          {time === undefined ? '' : ` (${zoneName(time, visitorZone)})`}
        </span>
        <span className="link">{copy.change}</span>
      </summary>
      <form method="get" action={CALL_PATH} onSubmit={handleSubmit} className="pt-2 pb-3">
        {day === null ? null : <input type="hidden" name="day" value={day} />}
        {kind === undefined ? null : <input type="hidden" name="kind" value={kind.id} />}
        <Field label={copy.zone} hint={copy.zoneHint.replace('{zone}', zonePlace(timeZone))}>
          {(control) => (
            <span className="flex flex-wrap gap-2">
              <span className="min-w-[min(17.5rem,100%)] flex-1">
                <Select {...control} key={visitorZone} name="zone" defaultValue={visitorZone}>
                  {others.length > 0 ? (
                    <optgroup label={copy.otherZones}>
                      {others.map((zone) => (
                        <option key={zone} value={zone}>
                          {zonePlace(zone)}
                        </option>
                      ))}
                    </optgroup>
                  ) : null}
                  {TIME_ZONES.map(({ group, zones }) => (
                    <optgroup key={group} label={group}>
                      {zones.map(([zone, places]) => (
                        <option key={zone} value={zone}>
                          {places}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Select>
              </span>
              <Button type="submit" variant="secondary">
                {copy.show}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </details>
  );
}
