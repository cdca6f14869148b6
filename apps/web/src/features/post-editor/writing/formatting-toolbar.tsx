import { Ellipsis } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { FormattingHelpButton } from '../writing-help/formatting-help-button.tsx';
import { runCommand } from './run-command.ts';
import { WRITING_COMMANDS, type WritingCommand } from './writing-commands.ts';

const BUTTON_CLASSES =
  'grid size-9 flex-none place-items-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11';

export type FormattingToolbarProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Opens the image dialog. */
  onPicture: () => void;
};

/** One row of Markdown formatting buttons; a narrow toolbar moves rare ones into a menu, and phones scroll it. */
export function FormattingToolbar({ field, onPicture }: FormattingToolbarProps) {
  function run(command: WritingCommand['command']) {
    if (command === 'picture') onPicture();
    else if (field.current) runCommand(field.current, command);
  }
  return (
    <fieldset
      aria-label="Formatting"
      className="sticky top-[calc(3.5rem+var(--editor-bar))] z-[5] -mx-1 @container min-w-0 border-y border-line bg-paper p-1 max-sm:overflow-x-auto"
    >
      <div className="flex">
        {WRITING_COMMANDS.map(({ command, label, Icon, key, isRare }) => (
          <button
            key={command}
            type="button"
            aria-label={label}
            title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
            aria-keyshortcuts={key ? `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}` : undefined}
            onClick={() => run(command)}
            className={classNames(BUTTON_CLASSES, isRare && '@max-[40rem]:hidden')}
          >
            <Icon aria-hidden="true" className="icon" />
          </button>
        ))}
        <div className="@min-[40rem]:hidden">
          <Menu
            name="More formatting"
            align="end"
            hasChevron={false}
            label={<Ellipsis aria-hidden="true" className="icon" />}
            buttonClassName={classNames(BUTTON_CLASSES, 'min-h-9! pointer-coarse:min-h-11!')}
            items={WRITING_COMMANDS.filter(({ isRare }) => isRare).map(({ command, label, Icon }) => ({
              id: command,
              label,
              icon: <Icon aria-hidden="true" className="icon" />,
              onSelect: () => run(command),
            }))}
          />
        </div>
        <FormattingHelpButton className={BUTTON_CLASSES} />
      </div>
    </fieldset>
  );
}
