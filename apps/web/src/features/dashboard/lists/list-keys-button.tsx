import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useSingleKeysChoice } from '../../../staff/single-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LIST_KEYS, type ListKeysOptions, useListKeys } from './list-keys.ts';

export type ListKeysButtonProps = Omit<ListKeysOptions, 'onHelp'>;

/** The keys of the list, with a button and the key ? for their help, where they can be turned off. */
export function ListKeysButton(options: ListKeysButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isOn, toggle } = useSingleKeysChoice();
  useListKeys({ ...options, onHelp: () => setIsOpen(true) });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label="Keyboard keys"
        title="Keyboard keys"
        className="pointer-coarse:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Keyboard aria-hidden="true" className="icon" />
      </Button>
      <Dialog open={isOpen} title="Keyboard keys" onClose={() => setIsOpen(false)}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
          {LIST_KEYS.map(({ keys, label }) => (
            <div key={label} className="contents">
              <dt>
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="inline-grid size-7 place-items-center rounded-control border border-line-strong font-[inherit] text-sm"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-5 flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-4.5 accent-(--tide)" checked={isOn} onChange={toggle} />
          Use keys without Ctrl in this browser
        </label>
      </Dialog>
    </>
  );
}
