import type { CallKind } from '@tideline/domain/booking/call-kind';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import type { StaffHours } from '@tideline/domain/booking/hours';
import { MoveButtons } from '../../../../../staff/kit/buttons/move-buttons.tsx';
import { RowButton } from '../../../../../staff/kit/buttons/row-button.tsx';
import { UserText } from '../../../../../staff/user-text.tsx';
import { Badge } from '../../../../../ui/sections/badge.tsx';

export type KindRowProps = {
  kind: CallKind;
  people: readonly Pick<StaffHours, 'staffId' | 'name'>[];
  isPending: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onHide: (isHidden: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A kind of call with its acts and its link. */
export function KindRow({ kind, people, isPending, isFirst, isLast, onMove, ...acts }: KindRowProps) {
  const { id, name, description, callMinutes, place, isHidden } = kind;
  const link = `${CALL_PATH}?kind=${id}`;
  return (
    <li className="flex items-start gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {isHidden ? <Badge>Only by its link</Badge> : null}
        </p>
        {description === '' ? null : <UserText text={description} className="text-sm" />}
        <p className="text-sm text-muted wrap-anywhere">
          {callMinutes} minutes, <bdi>{whoTakes(kind, people)}</bdi>
          {place === '' ? '' : ', at '}
          <bdi>{place}</bdi>
        </p>
        <p className="text-sm wrap-anywhere">
          <a href={link} target="_blank" rel="noreferrer" className="link">
            {link}
          </a>
        </p>
        <div className="-ml-3 flex flex-wrap">
          <RowButton act="Edit" name={name} onClick={acts.onEdit} />
          <RowButton
            act={isHidden ? 'Show' : 'Hide'}
            name={name}
            disabled={isPending}
            onClick={() => acts.onHide(!isHidden)}
          />
          <RowButton act="Remove" name={name} onClick={acts.onRemove} />
        </div>
      </div>
      <div className="flex flex-none">
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      </div>
    </li>
  );
}

/** Who takes the calls, such as `with Ida and Max`. */
function whoTakes({ staffIds }: CallKind, people: KindRowProps['people']): string {
  if (staffIds === null) return 'with everybody who has hours';
  const names = people.filter(({ staffId }) => staffIds.includes(staffId)).map(({ name }) => name);
  return names.length === 0 ? 'with nobody, because everyone chosen has left' : `with ${NAMES.format(names)}`;
}

const NAMES = new Intl.ListFormat('en-US');
