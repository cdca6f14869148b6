import { useRouter } from '@tanstack/react-router';
import { useState, type KeyboardEvent } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import { KeysHelp } from '../../staff/keys/keys-help.tsx';
import { type KeyLabel, LIST_KEYS } from '../../staff/keys/list-key-labels.ts';
import { useSingleKeysChoice } from '../../staff/keys/single-keys.ts';
import { Input } from '../../ui/controls/input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useMay } from '../../lib/calls/use-may.ts';
import { findCommands, isOffered, PAGES, type Command } from './commands.ts';
import { PaletteOptions } from './palette-options.tsx';
import { useFoundRows } from './use-found-rows.ts';
import { useRecentCommands } from './use-recent-commands.ts';

export type PaletteDialogProps = { onSwitchTheme: () => void; onClose: () => void };

const LIST_ID = 'palette-options';
/** All keys without Ctrl: those of pages, then those of lists. */
const KEYS: readonly KeyLabel[] = [
  ...PAGES.flatMap(({ keys, label }) => (keys ? [{ key: keys, label }] : [])),
  ...LIST_KEYS.map(({ key, label }) => ({ key, label: `In a list: ${label.toLowerCase()}` })),
];

/** Finds a page, an act, a post or a person by words, and opens it. */
export function PaletteDialog({ onSwitchTheme, onClose }: PaletteDialogProps) {
  const router = useRouter();
  const singleKeys = useSingleKeysChoice();
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState(0);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const { found, isSearching, error } = useFoundRows(search);
  const may = useMay();
  const recent = useRecentCommands();
  const offered = findCommands(search).filter((command) => isOffered(command, may));
  const commands = search.trim() === '' ? [...recent, ...offered] : [...offered, ...found];
  const chosen = commands[Math.min(place, commands.length - 1)];

  function run(command: Command): void {
    if ('act' in command && command.act === 'show-keys') return setAreKeysShown(true);
    onClose();
    if ('to' in command) router.history.push(command.to);
    else if (command.act === 'switch-theme') onSwitchTheme();
    else singleKeys.toggle();
    return undefined;
  }
  function handleKeyDown(event: KeyboardEvent): void {
    const last = commands.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : Math.min(place, last) - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) setPlace(next);
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (chosen) run(chosen);
    event.preventDefault();
  }

  if (areKeysShown) {
    return (
      <Dialog open size="md" title="Keyboard shortcuts" onClose={onClose}>
        <KeysHelp keys={KEYS} />
      </Dialog>
    );
  }
  return (
    <Dialog open size="md" place="top" title="Go to or find" onClose={onClose}>
      <div className="grid gap-3">
        <Input
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot be typed into
          role="combobox"
          aria-label="Go to or find"
          aria-expanded={commands.length > 0}
          aria-controls={LIST_ID}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          autoComplete="off"
          maxLength={200}
          placeholder="A page, a post, a person, a setting"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPlace(0);
          }}
          onKeyDown={handleKeyDown}
        />
        <PaletteOptions id={LIST_ID} commands={commands} chosen={chosen} optionId={optionId} onRun={run} />
        <output className="text-sm text-muted empty:hidden">
          {error ? errorMessage(error) : isSearching ? 'Searching...' : commands.length === 0 ? 'Nothing found.' : ''}
        </output>
      </div>
    </Dialog>
  );
}

function optionId({ id }: Command): string {
  return `option-${id}`;
}
