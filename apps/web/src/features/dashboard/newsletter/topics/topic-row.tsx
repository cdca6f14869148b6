import type { CountedTopic } from '@tideline/domain/newsletter/topic';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { quantity } from '../../../../lib/text/quantity.ts';
import { UserText } from '../../../../staff/user-text.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';

export type TopicRowProps = {
  topic: CountedTopic;
  isFirst: boolean;
  isLast: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** A topic with its readers and issues, and its actions. */
export function TopicRow({ topic, isFirst, isLast, onMove, onEdit, onDelete }: TopicRowProps) {
  const { name, description, subscriberCount, issueCount } = topic;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-[560]">
          <UserText text={name} />
        </h3>
        {description === '' ? null : <UserText text={description} className="text-sm" />}
        <p className="text-sm text-muted">
          Chosen by {quantity(subscriberCount, ['reader', 'readers'])}; {quantity(issueCount, ['issue', 'issues'])}
        </p>
      </div>
      <div className="flex flex-wrap items-center max-sm:-ml-2">
        <MoveButton label={`Move up: ${name}`} Icon={ArrowUp} isEnd={isFirst} onMove={() => onMove(-1)} />
        <MoveButton label={`Move down: ${name}`} Icon={ArrowDown} isEnd={isLast} onMove={() => onMove(1)} />
        <RowButton act="Edit" name={name} onClick={onEdit} />
        <RowButton act="Delete" name={name} onClick={onDelete} />
      </div>
    </li>
  );
}

type MoveButtonProps = { label: string; Icon: LucideIcon; isEnd: boolean; onMove: () => void };

/** Not `disabled` at the ends of the list, since the focus would be lost. */
function MoveButton({ label, Icon, isEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onMove();
      }}
      className="grid size-9 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="icon" />
    </button>
  );
}
