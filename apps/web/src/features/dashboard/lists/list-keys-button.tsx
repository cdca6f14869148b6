import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { KeysHelp } from '../../../staff/keys/keys-help.tsx';
import { LIST_KEYS } from '../../../staff/keys/list-key-labels.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type ListKeysOptions, useListKeys } from './list-keys.ts';

export type ListKeysButtonProps = Omit<ListKeysOptions, 'onHelp'>;

/** The keys of the list, with a button and the key ? for their help, where they can be turned off. */
export function ListKeysButton({ onOpen, onSelect }: ListKeysButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  useListKeys({ onOpen, onSelect, onHelp: () => setIsOpen(true) });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        className="max-sm:hidden pointer-coarse:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Keyboard aria-hidden="true" className="icon" />
      </Button>
      <Dialog open={isOpen} title="Keyboard shortcuts" onClose={() => setIsOpen(false)}>
        <KeysHelp keys={onSelect ? LIST_KEYS : LIST_KEYS.filter(({ key }) => key !== 'x')} />
      </Dialog>
    </>
  );
}
