import type { Question } from '@tideline/domain/question/question';
import { MoveButtons } from '../../../../staff/kit/buttons/move-buttons.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';

export type QuestionRowProps = {
  question: Question;
  /** Its kind and when it is asked, in words. */
  description: string;
  isPending: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRetire: (isRetired: boolean) => void;
};

/** A question with its acts. A retired one can be asked again. */
export function QuestionRow({ question, description, isPending, ...row }: QuestionRowProps) {
  const { isFirst, isLast, onMove, onEdit, onRetire } = row;
  const { label, isRetired } = question;
  return (
    <li className="flex items-start gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{label}</bdi>
        </p>
        <p className="text-sm text-muted">{description}</p>
        <div className="-ml-3 flex flex-wrap">
          {isRetired ? null : <RowButton act="Edit" name={label} disabled={isPending} onClick={onEdit} />}
          <RowButton
            act={isRetired ? 'Ask again' : 'Retire'}
            name={label}
            disabled={isPending}
            onClick={() => onRetire(!isRetired)}
          />
        </div>
      </div>
      {isRetired ? null : (
        <div className="flex flex-none">
          <MoveButtons name={label} isFirst={isFirst} isLast={isLast} isDisabled={isPending} onMove={onMove} />
        </div>
      )}
    </li>
  );
}
