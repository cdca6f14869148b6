import { Link } from '@tanstack/react-router';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import type { Contact } from '@tideline/domain/contact/contact';
import { CalendarClock } from 'lucide-react';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { UnbrokenEnd } from '../../../../ui/sections/unbroken-end.tsx';
import { useCallsOf } from '../calls/use-calls-of.ts';
import { DETAILS_HASH } from './panel-views.tsx';

/** The next call in one line, which leads to the details; renders nothing without one. */
export function NextCall({ contact }: { contact: Contact }) {
  const timeZone = useTimeZone();
  const { ahead, asked } = useCallsOf(contact);
  const next = ahead[0] ?? asked[0];
  if (!next) return null;
  return (
    <p className="flex items-center gap-2">
      <CalendarClock aria-hidden="true" className="icon flex-none text-muted" />
      <Link to="." search hash={DETAILS_HASH} replace resetScroll={false} preload={false} className="link">
        {next.status === 'booked' ? (next.kind?.name ?? 'Call') : 'Call asked for'}:{' '}
        <UnbrokenEnd text={formatCallTime(next, timeZone)} />
      </Link>
    </p>
  );
}
