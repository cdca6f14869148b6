import { callTimes } from '@tideline/copy/calls/discovery-call';
import type { OfferedKind } from '@tideline/domain/booking/call-kind';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { ChoiceLink } from './choice-link.tsx';

const CHOICE =
  'grid min-h-11 content-center rounded-control border px-3 py-1.5 leading-tight no-underline wrap-anywhere transition-colors duration-150';

/**
 * What kind of call the times are for, with its length: a choice of links where there are several. On a phone, only the chosen
 * one is described, so that the first time stays in view.
 */
export function KindChoice({ week: { kind, kinds, callMinutes } }: { week: CallWeek }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  if (kind === undefined || kinds === undefined || kinds.every(({ id }) => id === kind.id))
    return <CallLength kind={kind} minutes={callMinutes} />;
  return (
    <nav aria-labelledby="call-kinds" className="mt-2 sm:mt-3">
      <h3 id="call-kinds" className="type-label text-muted max-sm:sr-only">
        {copy.kinds}
      </h3>
      <ul className="grid grid-cols-2 gap-1.5 sm:mt-1.5 lg:grid-cols-1">
        {withChosen(kinds, kind).map(({ id, name, description, callMinutes: minutes }) => {
          const isCurrent = id === kind.id;
          return (
            <li key={id} className="grid min-w-0">
              <ChoiceLink
                to="."
                search={(search) => ({ ...search, kind: id, at: undefined })}
                preload={false}
                resetScroll={false}
                isCurrent={isCurrent}
                className={classNames(
                  CHOICE,
                  isCurrent ? 'border-ink bg-ink text-paper' : 'border-line-strong hover:border-ink',
                )}
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span dir="auto" className="min-w-0 font-[560]">
                    {name}
                  </span>
                  <span className="flex-none text-label tabular-nums">
                    {copy.minutes.replace('{minutes}', String(minutes))}
                  </span>
                </span>
                {description === '' ? null : (
                  <span
                    dir="auto"
                    className={classNames('text-label font-normal max-sm:hidden', !isCurrent && 'text-muted')}
                  >
                    {description}
                  </span>
                )}
              </ChoiceLink>
            </li>
          );
        })}
      </ul>
      {kind.description === '' ? null : (
        <p dir="auto" className="mt-1 text-label text-muted wrap-anywhere sm:hidden">
          {kind.description}
        </p>
      )}
    </nav>
  );
}

/** The kinds to choose from; one that only its link leads to comes first. */
function withChosen(kinds: readonly OfferedKind[], kind: OfferedKind): readonly OfferedKind[] {
  return kinds.some(({ id }) => id === kind.id) ? kinds : [kind, ...kinds];
}

/** The length of the call, with its kind if there is one. */
function CallLength({ kind, minutes }: { kind: OfferedKind | undefined; minutes: number }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const length = copy.length.replace('{minutes}', String(minutes));
  if (kind === undefined) return <p className="mt-1 text-muted sm:mt-2">{length}</p>;
  return (
    <div className="mt-1 wrap-anywhere sm:mt-2">
      <p dir="auto" className="font-[560]">
        {kind.name}
      </p>
      <p dir="auto" className="text-muted">
        {kind.description === '' ? '' : `${kind.description} `}
        {length}
      </p>
    </div>
  );
}
