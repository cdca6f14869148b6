import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { IconButton } from '../../../../staff/kit/buttons/icon-button.tsx';

export type PanelBarProps = {
  /** The place of the enquiry in its list; empty if it is not in it. */
  position: string;
  /** Undefined at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/** Moves between the enquiries of the list, and closes the open one. */
export function PanelBar({ position, onPrevious, onNext, onClose }: PanelBarProps) {
  return (
    <div className="flex flex-none items-center gap-1 border-b border-line px-3 py-1">
      <IconButton label="Previous inquiry" isDisabled={!onPrevious} onClick={onPrevious}>
        <ChevronUp aria-hidden="true" className="icon" />
      </IconButton>
      <IconButton label="Next inquiry" isDisabled={!onNext} onClick={onNext}>
        <ChevronDown aria-hidden="true" className="icon" />
      </IconButton>
      <p className="mr-auto px-1 text-sm text-muted">{position}</p>
      <IconButton label="Close inquiry" onClick={onClose}>
        <X aria-hidden="true" className="icon" />
      </IconButton>
    </div>
  );
}
