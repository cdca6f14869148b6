import { Link } from '@tanstack/react-router';
import { CalendarClock, CircleCheck, FileClock, GripVertical, Mail, MailCheck, PencilLine, Phone } from 'lucide-react';
import { UserText } from '../../../../staff/user-text.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { isMovable, type CalendarEntry } from './calendar-entry.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';

const KINDS = {
  published: { word: 'Published', Icon: CircleCheck, className: 'text-muted' },
  scheduled: { word: 'Scheduled', Icon: CalendarClock, className: 'text-accent' },
  draft: { word: 'Draft', Icon: PencilLine, className: 'text-warn' },
  update: { word: 'Update goes live', Icon: FileClock, className: 'text-buoy' },
  issue: { word: 'Newsletter goes out', Icon: Mail, className: 'text-accent' },
  sent: { word: 'Newsletter sent', Icon: MailCheck, className: 'text-muted' },
  call: { word: 'Call', Icon: Phone, className: 'text-buoy' },
} as const;

export type EntryChipProps = {
  entry: CalendarEntry;
  /** Opens the dialog that asks for another day. */
  onMove: () => void;
};

/** An entry of the calendar: a link to its editor or inquiry, and a button that moves it. */
export function EntryChip({ entry, onMove }: EntryChipProps) {
  const timeZone = useTimeZone();
  const { word, Icon, className } = KINDS[entry.kind];
  const canMove = useMay()(entry.issue ? 'issues.send' : 'posts.publish') && isMovable(entry);
  return (
    <div
      draggable={canMove}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', entry.key)}
      className={classNames(
        'flex items-start rounded-control border border-line bg-surface text-[0.8125rem] leading-snug',
        canMove && 'cursor-grab',
      )}
    >
      <Link {...linkTo(entry)} preload={false} draggable={false} className="min-w-0 flex-1 px-2 py-1 hover:underline">
        <span className={classNames('flex items-center gap-1 text-xs whitespace-nowrap', className)}>
          <Icon aria-hidden="true" className="icon flex-none" />
          <span className="sr-only">{word}, </span>
          {formatTime(entry.at, timeZone)}
        </span>
        <UserText text={entry.title} className="line-clamp-2! min-w-0!" />
      </Link>
      {canMove ? (
        <button
          type="button"
          aria-label={`Move ${entry.title} to another day`}
          title="Drag to another day, or press to choose one"
          onClick={onMove}
          className="grid min-h-8 w-6 flex-none cursor-grab place-items-center self-stretch text-muted hover:text-ink pointer-coarse:min-h-11 pointer-coarse:w-11"
        >
          <GripVertical aria-hidden="true" className="icon" />
        </button>
      ) : null}
    </div>
  );
}

function linkTo({ post, pending, issue, call }: CalendarEntry) {
  if (call) return { to: '/admin', search: { tab: 'contacts', contact: call.contactId } } as const;
  if (issue) return { to: '/admin/issue', search: { edit: issue.id } } as const;
  return { to: '/admin/blog', search: { edit: post?.id ?? pending?.postId } } as const;
}

function formatTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso));
}
