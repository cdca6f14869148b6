import type { RefObject } from 'react';
import { applyEdit, selectionOf } from '../run-command.ts';
import { replaceText } from '../text-edit.ts';
import { WRITING_COMMANDS, type WritingCommand } from '../writing-commands.ts';
import { chooseBlock } from './choose-edits.ts';
import type { Trigger } from './find-trigger.ts';
import { MenuList } from './menu-list.tsx';

export type BlockMenuProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  trigger: Trigger;
  /** Opens the image dialog. */
  onPicture: () => void;
  onClose: () => void;
};

/** The blocks with a word of their name, or a keyword, that starts with the text typed after `/`. */
export function BlockMenu({ field, trigger, onPicture, onClose }: BlockMenuProps) {
  const found = WRITING_COMMANDS.filter((command) => matches(command, trigger.query.toLowerCase()));

  function choose({ command }: WritingCommand) {
    const element = field.current;
    onClose();
    if (!element) return;
    const selection = selectionOf(element);
    if (command === 'picture') {
      applyEdit(element, replaceText(trigger.from, selection.end, ''));
      onPicture();
    } else {
      applyEdit(element, chooseBlock(command, selection, trigger));
    }
  }
  if (found.length === 0) return null;
  return (
    <MenuList
      field={field}
      label="Blocks"
      at={trigger.from}
      onClose={onClose}
      options={found.map((command) => ({
        id: command.command,
        icon: <command.Icon aria-hidden="true" className="icon flex-none text-muted" />,
        label: command.label,
        detail: command.mark,
        choose: () => choose(command),
      }))}
    />
  );
}

function matches({ label, words, mark }: WritingCommand, query: string): boolean {
  if (mark === undefined) return false;
  return `${label} ${words ?? ''}`
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(query));
}
