import { Bold, Code, Heading2, ImageIcon, Italic, Link2, List, ListOrdered, Quote } from 'lucide-react';
import type { RefObject } from 'react';
import { MARKDOWN_SHORTCUTS } from './markdown-commands.ts';
import type { MarkdownCommand } from './markdown-commands.ts';
import { runCommand } from './run-command.ts';

const COMMANDS: readonly { command: MarkdownCommand; label: string; Icon: typeof Bold }[] = [
  { command: 'bold', label: 'Bold', Icon: Bold },
  { command: 'italic', label: 'Italic', Icon: Italic },
  { command: 'heading', label: 'Heading', Icon: Heading2 },
  { command: 'link', label: 'Link', Icon: Link2 },
  { command: 'bullets', label: 'Bullet list', Icon: List },
  { command: 'numbers', label: 'Numbered list', Icon: ListOrdered },
  { command: 'quote', label: 'Quote', Icon: Quote },
  { command: 'code', label: 'Code', Icon: Code },
];

const BUTTON_CLASSES =
  'grid size-9 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11';

export type FormattingToolbarProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Opens the image dialog. */
  onPicture: () => void;
};

/** Buttons that format the selection as Markdown. */
export function FormattingToolbar({ field, onPicture }: FormattingToolbarProps) {
  return (
    <fieldset
      aria-label="Formatting"
      className="flex flex-wrap rounded-t-control border border-b-0 border-line-strong bg-sunk p-1"
    >
      {COMMANDS.map(({ command, label, Icon }) => {
        const key = keyOf(command);
        return (
          <button
            key={command}
            type="button"
            aria-label={label}
            title={key ? `${label} (Ctrl+${key})` : label}
            aria-keyshortcuts={key ? `Control+${key} Meta+${key}` : undefined}
            onClick={() => field.current && runCommand(field.current, command)}
            className={BUTTON_CLASSES}
          >
            <Icon aria-hidden="true" className="icon" />
          </button>
        );
      })}
      <button type="button" aria-label="Picture" title="Picture" onClick={onPicture} className={BUTTON_CLASSES}>
        <ImageIcon aria-hidden="true" className="icon" />
      </button>
    </fieldset>
  );
}

function keyOf(command: MarkdownCommand): string | undefined {
  return [...MARKDOWN_SHORTCUTS].find(([, shortcut]) => shortcut === command)?.[0].toUpperCase();
}
