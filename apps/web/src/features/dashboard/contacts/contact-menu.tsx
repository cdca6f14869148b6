import { CONTACT_STATUSES, type Contact } from '@tideline/domain/contact/contact';
import { CircleDot, MessageSquareText, PanelRightOpen, Reply } from 'lucide-react';
import { RowMenu } from '../lists/row-menu.tsx';
import { useReply } from './use-reply.ts';
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
  const reply = useReply(contact);
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
                label: 'Reply',
                icon: <Reply aria-hidden="true" className="icon" />,
                onSelect: () => void reply(),
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
