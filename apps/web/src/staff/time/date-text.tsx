import { useTimeZone } from '../../lib/calls/use-time-zone.ts';
import { formatDateTime, formatRelativeDate } from './relative-date.ts';
import { useNow } from './use-now.ts';

export type DateTextProps = {
  /** ISO 8601 timestamp. */
  iso: string;
  className?: string;
};

/** A relative date, with the full date in the agency's time zone on hover. */
export function DateText({ iso, className }: DateTextProps) {
  return (
    <time dateTime={iso} title={formatDateTime(iso, useTimeZone())} className={className}>
      {formatRelativeDate(iso, useNow())}
    </time>
  );
}
