import { Ellipsis } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { FormattingHelpButton } from '../writing-help/formatting-help-button.tsx';
import { runCommand } from './run-command.ts';
import { COMMAND_GROUPS, WRITING_COMMANDS, type WritingCommand } from './writing-commands.ts';

const BUTTON_CLASSES =
  'grid size-9 flex-none place-items-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11';

export type FormattingToolbarProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Opens the image dialog. */
  onPicture: () => void;
};

/** Markdown formatting in one row of three groups; a narrow toolbar moves rare ones into a menu, and phones scroll it. */
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
        {COMMAND_GROUPS.map((group) => (
          <fieldset
            key={group}
            aria-label={group}
            className="flex border-line not-first:ml-1 not-first:border-l not-first:pl-1"
          >
            {WRITING_COMMANDS.filter((command) => command.group === group).map((command) => (
              <CommandButton key={command.command} command={command} onRun={() => run(command.command)} />
            ))}
          </fieldset>
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

type CommandButtonProps = { command: WritingCommand; onRun: () => void };

function CommandButton({ command: { label, Icon, key, isRare }, onRun }: CommandButtonProps) {
  const shortcut = key?.toUpperCase();
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (Ctrl+${shortcut})` : label}
      aria-keyshortcuts={shortcut ? `Control+${shortcut} Meta+${shortcut}` : undefined}
      onClick={onRun}
      className={classNames(BUTTON_CLASSES, isRare && '@max-[40rem]:hidden')}
    >
      <Icon aria-hidden="true" className="icon" />
    </button>
  );
}
