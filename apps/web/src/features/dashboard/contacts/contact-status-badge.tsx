import type { ContactStatus } from '@tideline/domain/contact/contact';
import { CircleX, ShieldAlert, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/sections/badge.tsx';

/** Distinguishes the closed statuses, which share the documented colour. */
const ICONS: Partial<Record<ContactStatus, typeof Trophy>> = { won: Trophy, lost: CircleX, spam: ShieldAlert };

export type ContactStatusBadgeProps = { status: ContactStatus; children?: ReactNode };

/** The status of an enquiry: contacted is blue, all others yellow. */
export function ContactStatusBadge({ status, children }: ContactStatusBadgeProps) {
  const Icon = ICONS[status];
  return (
    <Badge tone={status === 'contacted' ? 'blue' : 'yellow'}>
      {Icon ? <Icon aria-hidden="true" className="icon -ml-0.5" /> : null}
      {status}
      {children}
    </Badge>
  );
}
