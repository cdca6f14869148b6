import type { CountedTopic } from '@tideline/domain/newsletter/topic';
import { quantity } from '../../../../lib/text/quantity.ts';
import { UserText } from '../../../../staff/user-text.tsx';
import { MoveButtons } from '../../../../staff/kit/buttons/move-buttons.tsx';
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
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <RowButton act="Edit" name={name} onClick={onEdit} />
        <RowButton act="Delete" name={name} onClick={onDelete} />
      </div>
    </li>
  );
}
