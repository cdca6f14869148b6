import { callTimes } from '@tideline/copy/calls/discovery-call';
import type { OfferedKind } from '@tideline/domain/booking/call-kind';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { ChoiceLink } from './choice-link.tsx';

const CHOICE =
  'grid min-h-11 content-center rounded-control border px-3 py-1.5 leading-tight no-underline wrap-anywhere transition-colors duration-150';

export type KindListProps = {
  kinds: readonly OfferedKind[];
  /** The one that the times are for. */
  kind: OfferedKind;
  className?: string | undefined;
  onChoose?: () => void;
};

/** Kinds of calls as links that show their times. On a phone, they are not described. */
export function KindList({ kinds, kind, className, onChoose }: KindListProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  return (
    <ul className={classNames('grid grid-cols-2 gap-1.5 lg:grid-cols-1', className)}>
      {kinds.map(({ id, name, description, callMinutes }) => {
        const isCurrent = id === kind.id;
        return (
          <li key={id} className="grid min-w-0">
            <ChoiceLink
              to="."
              search={(search) => ({ ...search, kind: id, at: undefined })}
              preload={false}
              resetScroll={false}
              isCurrent={isCurrent}
              onClick={onChoose}
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
                  {copy.minutes.replace('{minutes}', String(callMinutes))}
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
  );
}
