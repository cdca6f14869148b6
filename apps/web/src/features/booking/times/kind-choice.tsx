import { callTimes } from '@tideline/copy/calls/discovery-call';
import type { OfferedKind } from '@tideline/domain/booking/call-kind';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { useRef } from 'react';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { KindList } from './kind-list.tsx';
import { KindName } from './kind-name.tsx';

/** More kinds are folded on a phone, so that the first time stays in view. */
const OPEN_KINDS_MAX = 2;

/** What kind of call the times are for, with its length: a choice of links where there are several. */
export function KindChoice({ week: { kind, kinds, callMinutes } }: { week: CallWeek }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const line = useRef<HTMLElement>(null);
  if (kind === undefined)
    return <p className="mt-1 text-muted sm:mt-2">{copy.length.replace('{minutes}', String(callMinutes))}</p>;
  const choices = withChosen(kinds ?? [], kind);
  if (choices.length === 1)
    return (
      <div className="mt-1 wrap-anywhere sm:mt-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <KindName kind={kind} />
        </p>
        <Description kind={kind} />
      </div>
    );
  const list = <KindList kinds={choices} kind={kind} onChoose={handleChoose} />;

  function handleChoose() {
    line.current?.closest('details')?.removeAttribute('open');
    line.current?.focus();
  }
  return (
    <nav aria-labelledby="call-kinds" className="mt-2 md:mt-3">
      <h3 id="call-kinds" className="type-label text-muted max-md:sr-only md:mb-1.5">
        {copy.kinds}
      </h3>
      {choices.length > OPEN_KINDS_MAX ? (
        <details className="fold">
          <summary
            ref={line}
            className="flex min-h-11 flex-wrap items-center gap-x-2 wrap-anywhere [&::-webkit-details-marker]:hidden"
          >
            <KindName kind={kind} />
            <span className="text-[0.9375rem] link">{copy.change}</span>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
      <Description kind={kind} isForPhones />
    </nav>
  );
}

/** The kinds to choose from; one that only its link leads to comes first. */
function withChosen(kinds: readonly OfferedKind[], kind: OfferedKind): readonly OfferedKind[] {
  return kinds.some(({ id }) => id === kind.id) ? kinds : [kind, ...kinds];
}

/** @param isForPhones elsewhere, the list describes each kind */
function Description({ kind, isForPhones = false }: { kind: OfferedKind; isForPhones?: boolean }) {
  if (kind.description === '') return null;
  return (
    <p dir="auto" className={`text-muted wrap-anywhere ${isForPhones ? 'mt-1 text-label md:hidden' : ''}`}>
      {kind.description}
    </p>
  );
}
