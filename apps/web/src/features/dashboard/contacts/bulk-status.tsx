import { CONTACT_STATUSES, type Contact, type ContactStatus } from '@tideline/domain/contact/contact';
import { useState } from 'react';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { BulkBar } from '../../../staff/kit/lists/bulk-bar.tsx';
import { countContacts, useChangeStatus, useUndoStatus } from './use-change-status.ts';

export type BulkStatusProps = {
  selected: readonly Contact[];
  /** Called when the selection should be cleared. */
  onDone: () => void;
};

/** Sets the status of the selected enquiries in one transaction, with Undo. */
export function BulkStatus({ selected, onDone }: BulkStatusProps) {
  const [before, setBefore] = useState<{ contacts: readonly Contact[]; status: ContactStatus } | null>(null);
  const undo = useUndoStatus(() => setBefore(null));
  const change = useChangeStatus((changed) => {
    setBefore(changed);
    onDone();
  });
  const result = before && {
    words: `${countContacts(before.contacts.length)} set to ${before.status}.`,
    isUndoing: undo.isPending,
    onUndo: () => undo.mutate(before),
    onDismiss: () => setBefore(null),
  };
  return (
    <BulkBar count={selected.length} nouns={['inquiry', 'inquiries']} onClear={onDone} result={result}>
      <Menu
        label={change.isPending ? 'Setting status...' : 'Set status'}
        buttonClassName="type-label rounded-control border border-line-strong px-3 min-h-9! pointer-coarse:min-h-11!"
        items={CONTACT_STATUSES.map((status) => ({
          id: status,
          label: status,
          isDisabled: change.isPending || selected.every((contact) => contact.status === status),
          onSelect: () => change.mutate({ contacts: selected, status }),
        }))}
      />
    </BulkBar>
  );
}
