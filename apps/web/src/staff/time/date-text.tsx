import { useNow } from './use-now.ts';
import { formatDateTime, formatRelativeDate } from './relative-date.ts';

export type DateTextProps = {
  /** ISO 8601 timestamp. */
  iso: string;
  /** The agency's time zone, for the full date on hover. */
  timeZone: string;
  className?: string;
};

/** A relative date, with the full date on hover. */
export function DateText({ iso, timeZone, className }: DateTextProps) {
  return (
    <time dateTime={iso} title={formatDateTime(iso, timeZone)} className={className}>
      {formatRelativeDate(iso, useNow())}
    </time>
  );
}
