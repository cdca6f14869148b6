import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export type MoveButtonsProps = {
  /** What moves. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isDisabled?: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
};

/** Moves a row of a list up or down. */
export function MoveButtons({ name, isFirst, isLast, isDisabled = false, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton label={`Move up: ${name}`} isDisabled={isDisabled || isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" className="icon" />
      </IconButton>
      <IconButton label={`Move down: ${name}`} isDisabled={isDisabled || isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" className="icon" />
      </IconButton>
    </>
  );
}
