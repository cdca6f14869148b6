import type { RefObject } from 'react';
import { FormattingHelpButton } from '../writing-help/formatting-help-button.tsx';
import { runCommand } from './run-command.ts';
import { WRITING_COMMANDS } from './writing-commands.ts';

const BUTTON_CLASSES =
  'grid size-9 flex-none place-items-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11';

export type FormattingToolbarProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Opens the image dialog. */
  onPicture: () => void;
};

/** Buttons that format the selection as Markdown: one row that scrolls on a phone. */
export function FormattingToolbar({ field, onPicture }: FormattingToolbarProps) {
  return (
    <fieldset
      aria-label="Formatting"
      className="sticky top-[calc(3.5rem+var(--editor-bar))] z-[5] -mx-1 flex min-w-0 border-y border-line bg-paper p-1 max-sm:overflow-x-auto sm:flex-wrap"
    >
      {WRITING_COMMANDS.map(({ command, label, Icon, key }) => (
        <button
          key={command}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-keyshortcuts={key ? `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}` : undefined}
          onClick={() => {
            if (command === 'picture') onPicture();
            else if (field.current) runCommand(field.current, command);
          }}
          className={BUTTON_CLASSES}
        >
          <Icon aria-hidden="true" className="icon" />
        </button>
      ))}
      <FormattingHelpButton className={BUTTON_CLASSES} />
    </fieldset>
  );
}
