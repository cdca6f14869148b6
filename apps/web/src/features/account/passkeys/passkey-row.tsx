import type { Passkey } from '@tideline/domain/staff/passkey';
import { DateText } from '../../../staff/time/date-text.tsx';
import { RowButton } from '../../../staff/kit/buttons/row-button.tsx';
import { Badge } from '../../../ui/sections/badge.tsx';

export type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** One passkey with its dates; a suspicious one says what to do. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, suspectedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[560]">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          {suspectedAt ? <Badge tone="red">Suspicious</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            Added <DateText iso={createdAt} />
          </span>
          <span>{lastUsedAt ? <>Used {<DateText iso={lastUsedAt} />}</> : 'Not used yet'}</span>
        </p>
        {suspectedAt ? (
          <p className="text-sm text-danger">
            A copy of it may be in use, so it no longer signs in. Remove it, and end the sessions that you do not
            recognize.
          </p>
        ) : null}
      </div>
      <div className="flex flex-none gap-2">
        <RowButton act="Rename" name={name} variant="secondary" onClick={onRename} />
        <RowButton act="Remove" name={name} variant="danger" onClick={onRemove} />
      </div>
    </li>
  );
}
