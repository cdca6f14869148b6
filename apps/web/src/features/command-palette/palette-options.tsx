import { classNames } from '../../ui/controls/class-names.ts';
import type { Command } from './commands.ts';

export type PaletteOptionsProps = {
  id: string;
  commands: readonly Command[];
  chosen: Command | undefined;
  optionId: (command: Command) => string;
  onRun: (command: Command) => void;
};

/** The commands in groups; the field above has the focus and moves the choice. */
export function PaletteOptions({ id, commands, chosen, optionId, onRun }: PaletteOptionsProps) {
  const groups = Map.groupBy(commands, ({ group }) => group);
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot have hints
      role="listbox"
      aria-label="Results"
      className="max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain"
    >
      {[...groups].map(([group, own]) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not be in a listbox
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="type-label pt-2 pb-1 text-muted">
            {group}
          </p>
          {own.map((command) => (
            <div
              key={command.id}
              id={optionId(command)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> needs a select
              role="option"
              tabIndex={-1}
              aria-selected={command === chosen}
              ref={command === chosen ? bringIntoView : undefined}
              className={classNames(
                'flex min-h-10 cursor-pointer items-center gap-4 rounded-control px-3 pointer-coarse:min-h-11',
                command === chosen ? 'bg-tint' : 'hover:bg-sunk',
              )}
              onClick={() => onRun(command)}
              onKeyDown={undefined}
            >
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {command.label}
              </span>
              {command.hint ? (
                <span dir="auto" className="max-w-1/2 truncate text-sm text-muted">
                  {command.hint}
                </span>
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function bringIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
