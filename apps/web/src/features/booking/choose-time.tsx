import { ScriptOnce, useRouter } from '@tanstack/react-router';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { useEffect, useRef } from 'react';
import { callTimes } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { browserZone } from '../../lib/page-start/browser-zone.ts';
import { CallPeople } from './times/call-people.tsx';
import { KindChoice } from './times/kind-choice.tsx';
import { LinkedTimes } from './times/linked-times.tsx';
import { ZoneChoice } from './times/zone-choice.tsx';

export type ChooseTimeProps = {
  week: CallWeek;
  /** The zone in the address; undefined without one. */
  zone: string | undefined;
  /** Whether the visitor's former choice is no longer free. */
  isTaken: boolean;
};

/** Set on `<html>` while a served page shows times of another zone than the visitor's. */
const OTHER_ZONE = 'other-zone';

/** The first step. */
export function ChooseTime({ week, zone, isTaken }: ChooseTimeProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const list = useRef<HTMLDivElement>(null);
  useOwnZone(week, zone);
  useEffect(() => {
    if (isTaken) list.current?.focus();
  }, [isTaken]);
  return (
    <>
      {zone === undefined ? <ScriptOnce>{hideTimesOf(week.visitorZone)}</ScriptOnce> : null}
      <div className="grid-page mt-6 items-start gap-y-4 sm:mt-10 lg:grid-rows-[auto_1fr] lg:gap-y-8 [.js.other-zone_&]:invisible">
        <div className="col-span-12 lg:col-span-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:flex-col sm:gap-y-2">
            <p className="type-label text-muted max-sm:order-1">{copy.step}</p>
            <h2 className="type-title text-title">{copy.heading}</h2>
          </div>
          <KindChoice week={week} />
          <ZoneChoice week={week} />
        </div>
        <div
          ref={list}
          tabIndex={-1}
          className="col-span-12 min-h-[32rem] outline-none lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1"
        >
          {isTaken ? (
            <p role="alert" className="mb-5 border-l-3 border-danger pl-4">
              {copy.taken}
            </p>
          ) : null}
          <LinkedTimes week={week} />
        </div>
        <div className="col-span-12 lg:col-span-4 lg:row-start-2">
          <CallPeople week={week} />
        </div>
      </div>
    </>
  );
}

/**
 * The server does not know the visitor's zone. If it differs, a served page hides its times until they are the visitor's, so
 * that nothing moves.
 */
function hideTimesOf(visitorZone: string): string {
  return `if(new Intl.DateTimeFormat().resolvedOptions().timeZone!==${JSON.stringify(visitorZone)})document.documentElement.classList.add('${OTHER_ZONE}')`;
}

/** Loads the times in the visitor's zone when the served page has another one. */
function useOwnZone({ visitorZone }: CallWeek, zoneInAddress: string | undefined): void {
  const router = useRouter();
  const served = useRef(visitorZone);
  useEffect(() => {
    const own = browserZone();
    const isOther = zoneInAddress === undefined && own !== undefined && own !== served.current;
    const loaded = isOther ? router.invalidate() : Promise.resolve();
    void loaded.finally(() => document.documentElement.classList.remove(OTHER_ZONE));
  }, [router, zoneInAddress]);
}
