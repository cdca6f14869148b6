import { useNavigate } from '@tanstack/react-router';
import type { CallTimes } from '@tideline/domain/booking/booking';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { zonePlace } from '@tideline/domain/booking/call-time';
import type { FormEvent } from 'react';
import { callTimes } from '@tideline/copy/calls/discovery-call';
import { TIME_ZONES } from '@tideline/copy/time-zones';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { fieldsOf } from '../../../lib/forms/form-fields.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';

const LISTED = new Set(TIME_ZONES.flatMap(({ zones }) => zones.map(([timeZone]) => timeZone)));

/** The zone of the shown times: a plain form, which follows a link where scripts run. */
export function ZoneChoice({ times: { timeZone, visitorZone } }: { times: CallTimes }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const navigate = useNavigate();
  const others = [...new Set([visitorZone, timeZone])].filter((zone) => !LISTED.has(zone));

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { zone } = fieldsOf<'zone'>(event.currentTarget);
    void navigate({ to: '.', search: { zone }, resetScroll: false });
  }
  return (
    <form method="get" action={CALL_PATH} onSubmit={handleSubmit}>
      <Field label={copy.zone} hint={copy.zoneHint.replace('{zone}', zonePlace(timeZone))}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <span className="min-w-[17.5rem] flex-1">
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
  );
}
