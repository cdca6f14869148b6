import { CONTACT_STATUSES, type Contact } from '@tideline/domain/contact/contact';
import { CircleDot, Mail, MessageSquareText, PanelRightOpen } from 'lucide-react';
import type { MenuLinkProps } from '../../../ui/overlays/menu.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { replyAddress } from './reply-address.ts';
import { useChangeStatus } from './use-change-status.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

export type ContactMenuProps = {
  contact: Contact;
  /** The message is shown below the row. */
  isExpanded?: boolean;
  /** Shows or hides the message, where there is a row. */
  onToggle?: () => void;
  /** Opens the enquiry beside the list. */
  onOpen: () => void;
};

/** Row actions of an enquiry. */
export function ContactMenu({ contact, isExpanded = false, onToggle, onOpen }: ContactMenuProps) {
  const change = useChangeStatus();
  const may = useMay();
  const statuses = may('contacts.edit') ? CONTACT_STATUSES : [];
  return (
    <RowMenu
      name={`Actions for ${contact.name}`}
      items={[
        {
          id: 'open',
          label: 'Open',
          icon: <PanelRightOpen aria-hidden="true" className="icon" />,
          onSelect: onOpen,
        },
        ...(onToggle
          ? [
              {
                id: 'message',
                label: isExpanded ? 'Hide message' : 'Show message',
                icon: <MessageSquareText aria-hidden="true" className="icon" />,
                onSelect: onToggle,
              },
            ]
          : []),
        ...(may('contacts.reply')
          ? [
              {
                id: 'reply',
                label: 'Reply by email',
                icon: <Mail aria-hidden="true" className="icon" />,
                renderLink: ({ children, ...props }: MenuLinkProps) => (
                  <a href={replyAddress(contact)} {...props}>
                    {children}
                  </a>
                ),
              },
            ]
          : []),
        ...statuses
          .filter((status) => status !== contact.status)
          .map((status, at) => ({
            id: status,
            label: `Set to ${status}`,
            icon: <CircleDot aria-hidden="true" className="icon" />,
            hasSeparator: at === 0,
            onSelect: () => change.mutate({ contacts: [contact], status }),
          })),
      ]}
    />
  );
}
