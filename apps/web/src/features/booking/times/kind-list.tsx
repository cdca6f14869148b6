import type { OfferedKind } from '@tideline/domain/booking/call-kind';
import { classNames } from '../../../ui/controls/class-names.ts';
import { ChoiceLink } from './choice-link.tsx';
import { KindName } from './kind-name.tsx';

const CHOICE =
  'grid min-h-11 content-center rounded-control border px-3 py-1.5 leading-tight no-underline wrap-anywhere transition-colors duration-150';

export type KindListProps = {
  kinds: readonly OfferedKind[];
  /** The one that the times are for. */
  kind: OfferedKind;
  onChoose: () => void;
};

/** Kinds of calls as links that show their times. On a phone, they are not described. */
export function KindList({ kinds, kind, onChoose }: KindListProps) {
  return (
    <ul className="grid grid-cols-2 gap-1.5 lg:grid-cols-1">
      {kinds.map((choice) => {
        const { id, description } = choice;
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
                <KindName kind={choice} />
              </span>
              {description === '' ? null : (
                <span
                  dir="auto"
                  className={classNames('text-label font-normal max-md:hidden', !isCurrent && 'text-muted')}
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
