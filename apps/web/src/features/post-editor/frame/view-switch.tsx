import { Columns2, Eye, PenLine } from 'lucide-react';
import { classNames } from '../../../ui/controls/class-names.ts';
import type { EditorView } from './shown-parts.ts';

const VIEWS = [
  { view: 'write', label: 'Write', Icon: PenLine },
  { view: 'split', label: 'Split', Icon: Columns2 },
  { view: 'preview', label: 'Preview', Icon: Eye },
] as const;

export type ViewSwitchProps = { view: EditorView; hasSplit: boolean; onView: (view: EditorView) => void };

/** Buttons that show the text, the preview, or both. */
export function ViewSwitch({ view, hasSplit, onView }: ViewSwitchProps) {
  return (
    <fieldset aria-label="View" className="flex rounded-control border border-line-strong">
      {VIEWS.filter((option) => hasSplit || option.view !== 'split').map(({ view: option, label, Icon }) => (
        <button
          key={option}
          type="button"
          aria-label={label}
          aria-pressed={option === view}
          title={label}
          onClick={() => onView(option)}
          className={classNames(
            'flex min-h-10 min-w-10 items-center justify-center gap-1.5 px-2.5 text-sm font-[560] pointer-coarse:min-h-11 pointer-coarse:min-w-11',
            option === view ? 'bg-tint text-ink' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" className="icon" />
          <span className="max-lg:hidden">{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
