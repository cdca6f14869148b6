import type { Contact } from '@tideline/domain/contact/contact';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { Check, ChevronDown } from 'lucide-react';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { ContactStatusBadge } from './contact-status-badge.tsx';
import { useChangeStatus } from './use-change-status.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

/** Status of an enquiry, with a menu to change it. */
export function ContactStatusMenu({ contact }: { contact: Contact }) {
  const change = useChangeStatus();
  const mayChange = useMay()('contacts.edit');
  if (!mayChange) return <ContactStatusBadge status={contact.status} />;
  const status = change.isPending ? change.variables.status : contact.status;
  return (
    <Menu
      name={`Status of ${contact.name}: ${status}`}
      hasChevron={false}
      buttonClassName="min-h-9! pointer-coarse:min-h-11!"
      label={
        <ContactStatusBadge status={status}>
          <ChevronDown aria-hidden="true" className="icon -mr-1" />
        </ContactStatusBadge>
      }
      items={CONTACT_STATUSES.map((known) => ({
        id: known,
        label: known,
        icon: <Check aria-hidden="true" className={known === status ? 'icon' : 'icon invisible'} />,
        onSelect: () => {
          if (known !== status) change.mutate({ contacts: [contact], status: known });
        },
      }))}
    />
  );
}
