import { Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../staff/kit/buttons/icon-button.tsx';
import { MoveButtons } from '../../../staff/kit/buttons/move-buttons.tsx';
import type { ItemDrag } from '../../../staff/kit/lists/use-item-drag.ts';
import { classNames } from '../../../ui/controls/class-names.ts';

export type ItemRowProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isHidden: boolean;
  /** Whether its fields show at first. */
  isOpen: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  drag: ItemDrag;
  onHide: (isHidden: boolean) => void;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** An item of a list with its actions; its fields show when it is opened. */
export function ItemRow(props: ItemRowProps) {
  const { name, isFirst, isLast, isHidden, isOpen, drag, onMove, onHide, onRemove, children } = props;
  return (
    <li {...drag.row} className={classNames('relative border-b border-line', drag.isOver && 'bg-tint')}>
      <details open={isOpen}>
        <summary className="flex min-h-12 cursor-pointer items-center pr-38 pl-7 pointer-coarse:pr-46 pointer-coarse:pl-0">
          <span
            dir="auto"
            title={name}
            className={classNames('min-w-0 flex-1 truncate font-[560]', isHidden && 'text-muted line-through')}
          >
            {name}
          </span>
        </summary>
        <div className="grid grid-cols-1 gap-4 pt-1 pb-5">{children}</div>
      </details>
      <span
        {...drag.grip}
        aria-hidden="true"
        title="Drag to another place"
        className="absolute top-1.5 left-0 grid h-9 w-6 cursor-grab place-items-center text-muted hover:text-ink pointer-coarse:hidden"
      >
        <GripVertical className="icon" />
      </span>
      <div className="absolute top-1.5 right-0 flex pointer-coarse:top-0.5">
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton label={`${isHidden ? 'Show' : 'Hide'}: ${name}`} onClick={() => onHide(!isHidden)}>
          {isHidden ? <EyeOff aria-hidden="true" className="icon" /> : <Eye aria-hidden="true" className="icon" />}
        </IconButton>
        <IconButton label={`Remove: ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="icon" />
        </IconButton>
      </div>
    </li>
  );
}
