import type { BookedCall } from '@tideline/domain/booking/booking';
import { bookedCall } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { ChosenTime } from './chosen-time.tsx';

/** The time, person and place of a call; only the time of a canceled one. */
export function CallFacts({ call }: { call: BookedCall }) {
  const copy = useCopy('discovery-call', 'booked', bookedCall);
  const others = [
    ...(call.status === 'cancelled'
      ? []
      : [
          [copy.what, call.kind],
          [copy.who, call.staffName],
          [copy.where, call.place],
        ]),
    [copy.reference, call.reference],
  ];
  return (
    <dl className="grid max-w-[40em] gap-4 border-t border-ink pt-5">
      <div>
        <dt className="type-label text-muted">{copy.when}</dt>
        <dd>
          <ChosenTime call={call} zones={call} />
        </dd>
      </div>
      {others.map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt className="type-label text-muted">{label}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {/^https?:\/\/\S+$/.test(text) ? (
                <a href={text} rel="noopener noreferrer" target="_blank" className="link">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
