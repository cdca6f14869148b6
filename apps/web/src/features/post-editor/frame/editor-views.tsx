import { Columns2, Eye, PenLine } from 'lucide-react';
import { ViewButton } from '../../../staff/kit/views/view-button.tsx';
import { ViewSwitch } from '../../../staff/kit/views/view-switch.tsx';
import type { EditorView } from './shown-parts.ts';

const VIEWS = [
  { view: 'write', label: 'Write', Icon: PenLine },
  { view: 'split', label: 'Split', Icon: Columns2 },
  { view: 'preview', label: 'Preview', Icon: Eye },
] as const;

export type EditorViewsProps = { view: EditorView; hasSplit: boolean; onView: (view: EditorView) => void };

/** Buttons that show the text, the preview, or both. */
export function EditorViews({ view: current, hasSplit, onView }: EditorViewsProps) {
  return (
    <ViewSwitch label="View" element="fieldset">
      {VIEWS.filter(({ view }) => hasSplit || view !== 'split').map(({ view, label, Icon }) => (
        <ViewButton
          key={view}
          label={label}
          icon={<Icon aria-hidden="true" className="icon" />}
          isCurrent={view === current}
          onShow={() => onView(view)}
        />
      ))}
    </ViewSwitch>
  );
}
