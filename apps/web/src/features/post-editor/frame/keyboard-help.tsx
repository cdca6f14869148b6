import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { WRITING_COMMANDS } from '../writing/writing-commands.ts';

const SHORTCUTS: readonly (readonly [keys: string, act: string])[] = [
  ['Ctrl+S', 'Save and stay here'],
  ...WRITING_COMMANDS.flatMap(({ key, label }) => (key ? [[`Ctrl+${key.toUpperCase()}`, label] as const] : [])),
  ['Ctrl+Z', 'Undo the last change of the text'],
  ['Enter', 'In the title: go on to the text. In a list or quote: the next item'],
  ['Tab, Shift+Tab', 'In a list: indent, outdent'],
  ['/', 'At the beginning of a line: insert a block'],
  ['[[', 'Link another post'],
  ['Escape', 'Leave a menu, a list by Tab, or focus mode'],
  ['F8', 'Go to the notification'],
  ['?', 'Outside of fields: this list'],
];

/** The shortcuts of the editor. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const isMac = navigator.userAgent.includes('Mac OS');
  return (
    <Dialog open title="Keyboard shortcuts" size="md" onClose={onClose}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {SHORTCUTS.map(([keys, act]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-control border border-line-strong bg-sunk px-1.5 py-0.5 font-mono text-sm">
                {isMac ? keys.replace('Ctrl+', 'Cmd+') : keys}
              </kbd>
            </dt>
            <dd className="text-muted max-sm:mb-2">{act}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
