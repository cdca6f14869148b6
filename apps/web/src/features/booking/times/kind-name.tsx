import { callTimes } from '@tideline/copy/calls/discovery-call';
import type { OfferedKind } from '@tideline/domain/booking/call-kind';
import { useCopy } from '../../../lib/copy/use-copy.ts';

/** The name of a kind of call, and its length. */
export function KindName({ kind: { name, callMinutes } }: { kind: OfferedKind }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  return (
    <>
      <span dir="auto" className="min-w-0 font-[560]">
        {name}
      </span>
      <span className="flex-none text-label tabular-nums">
        {copy.minutes.replace('{minutes}', String(callMinutes))}
      </span>
    </>
  );
}
