import { ScriptOnce, useRouter } from '@tanstack/react-router';
import type { CallTimes } from '@tideline/domain/booking/booking';
import { useEffect, useRef } from 'react';
import { callTimes } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { browserZone } from '../../lib/page-start/browser-zone.ts';
import type { CallSearch } from './times/call-times.ts';
import { LinkedTimes } from './times/linked-times.tsx';
import { ZoneChoice } from './times/zone-choice.tsx';

export type ChooseTimeProps = {
  times: CallTimes;
  search: CallSearch;
  /** Whether the visitor's former choice is no longer free. */
  isTaken: boolean;
};

/** Set on `<html>` while a served page shows times of another zone than the visitor's. */
const OTHER_ZONE = 'other-zone';

/** The first step. */
export function ChooseTime({ times, search, isTaken }: ChooseTimeProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const list = useRef<HTMLDivElement>(null);
  useOwnZone(times, search.zone);
  useEffect(() => {
    if (isTaken) list.current?.focus();
  }, [isTaken]);
  return (
    <>
      {search.zone === undefined ? <ScriptOnce>{hideTimesOf(times.visitorZone)}</ScriptOnce> : null}
      <div className="grid-page mt-10 items-start gap-y-8 [.js.other-zone_&]:invisible">
        <div className="col-span-12 grid gap-6 lg:sticky lg:top-28 lg:col-span-4">
          <div>
            <p className="type-label text-muted">{copy.step}</p>
            <h2 className="type-title mt-2 text-title">{copy.heading}</h2>
            <p className="mt-2 text-muted">{copy.length.replace('{minutes}', String(times.callMinutes))}</p>
          </div>
          <ZoneChoice times={times} />
        </div>
        <div ref={list} tabIndex={-1} className="col-span-12 min-h-[44rem] outline-none lg:col-span-7 lg:col-start-6">
          {isTaken ? (
            <p role="alert" className="mb-5 border-l-3 border-danger pl-4">
              {copy.taken}
            </p>
          ) : null}
          <LinkedTimes times={times} isLater={search.from !== undefined || search.at !== undefined} />
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
function useOwnZone({ visitorZone }: CallTimes, zoneInAddress: string | undefined): void {
  const router = useRouter();
  const served = useRef(visitorZone);
  useEffect(() => {
    const own = browserZone();
    const isOther = zoneInAddress === undefined && own !== undefined && own !== served.current;
    const loaded = isOther ? router.invalidate() : Promise.resolve();
    void loaded.finally(() => document.documentElement.classList.remove(OTHER_ZONE));
  }, [router, zoneInAddress]);
}
