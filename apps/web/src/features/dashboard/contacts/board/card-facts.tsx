import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactWork } from '@tideline/domain/conversation/work';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { useMoney } from '../../../../staff/use-money.ts';
import { useNow } from '../../../../staff/time/use-now.ts';
import { formatDuration } from '../contact-clock.ts';

export type CardFactsProps = {
  contact: Contact;
  work: ContactWork | undefined;
  /** Since when the enquiry has its status; undefined while that is fetched. */
  since: string | undefined;
};

/** The owner's initials, the value and the time in the column. */
export function CardFacts({ contact: { status, value }, work, since }: CardFactsProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { format } = useMoney();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-muted empty:hidden">
      {work?.ownerName ? <Initials name={work.ownerName} /> : null}
      {value !== null && (status === 'won' || status === 'qualified') ? (
        <span className="font-[560] text-ink">{format(value)}</span>
      ) : null}
      {since === undefined ? null : (
        <time dateTime={since} title={`${status} since ${formatDateTime(since, timeZone)}`}>
          for {formatDuration((now - Date.parse(since)) / 1000)}
        </time>
      )}
    </p>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      title={`Owner: ${name}`}
      className="grid size-6 flex-none place-items-center rounded-full bg-tint text-[0.6875rem] font-[560] text-ink"
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">Owner: {name}</span>
    </span>
  );
}

const letters = new Intl.Segmenter('en-US');

/** @example initialsOf('Kim Novak') // => 'KN' */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => [...letters.segment(word)][0]?.segment.toLocaleUpperCase('en-US') ?? '').join('');
}
