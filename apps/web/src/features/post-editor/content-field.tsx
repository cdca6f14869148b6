import { POST_LIMITS } from '@tideline/domain/post';
import { countWords, formatReadingTime, readingTimeMinutes } from '@tideline/domain/reading-time';
import { Bold, Code, Heading2, Italic, Link2, List, ListOrdered, Quote } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { memo, useRef } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { MarkdownCommand } from './markdown-commands.ts';
import { applyCommand } from './markdown-commands.ts';

const COMMANDS: readonly { command: MarkdownCommand; label: string; key?: string; Icon: typeof Bold }[] = [
  { command: 'bold', label: 'Bold', key: 'b', Icon: Bold },
  { command: 'italic', label: 'Italic', key: 'i', Icon: Italic },
  { command: 'heading', label: 'Heading', Icon: Heading2 },
  { command: 'link', label: 'Link', key: 'k', Icon: Link2 },
  { command: 'bullets', label: 'Bullet list', Icon: List },
  { command: 'numbers', label: 'Numbered list', Icon: ListOrdered },
  { command: 'quote', label: 'Quote', Icon: Quote },
  { command: 'code', label: 'Code', key: 'e', Icon: Code },
];

export type ContentFieldProps = { value: string; onValue: (value: string) => void };

/** The body in Markdown, with a toolbar, shortcuts and its length. */
export function ContentField({ value, onValue }: ContentFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);

  function run(command: MarkdownCommand) {
    const field = textarea.current;
    if (!field) return;
    const edit = applyCommand(command, { text: field.value, start: field.selectionStart, end: field.selectionEnd });
    field.focus();
    field.setSelectionRange(edit.from, edit.to);
    // Deprecated, but the only way to change a text field that its own Undo can take back.
    document.execCommand('insertText', false, edit.insert);
    field.setSelectionRange(edit.selectStart, edit.selectEnd);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const entry = COMMANDS.find(({ key }) => key === event.key.toLowerCase());
    if (!entry) return;
    event.preventDefault();
    run(entry.command);
  }

  return (
    <Field label="Content" hint={<Length text={value} />}>
      {(control) => (
        <div>
          <Toolbar onCommand={run} />
          <Textarea
            {...control}
            ref={textarea}
            rows={20}
            maxLength={POST_LIMITS.content}
            spellCheck
            className="rounded-t-none! font-mono text-[0.9375rem]!"
            value={value}
            onChange={(event) => onValue(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
      )}
    </Field>
  );
}

function Toolbar({ onCommand }: { onCommand: (command: MarkdownCommand) => void }) {
  return (
    <fieldset
      aria-label="Formatting"
      className="flex flex-wrap rounded-t-control border border-b-0 border-line-strong bg-sunk p-1"
    >
      {COMMANDS.map(({ command, label, key, Icon }) => (
        <button
          key={command}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-keyshortcuts={key ? `Control+${key.toUpperCase()}` : undefined}
          onClick={() => onCommand(command)}
          className="grid size-9 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11"
        >
          <Icon aria-hidden="true" className="icon" />
        </button>
      ))}
    </fieldset>
  );
}

/** Counted after the typing has rested, so that a long text never makes it wait. */
const Length = memo(function Length({ text }: { text: string }) {
  const settled = useDebounced(text, 250);
  const words = countWords(settled);
  return (
    <>
      {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'} ·{' '}
      {formatReadingTime(readingTimeMinutes(settled))} · Markdown: # heading, **bold**, *italic*, - list, &gt; quote,
      [text](address)
    </>
  );
});
