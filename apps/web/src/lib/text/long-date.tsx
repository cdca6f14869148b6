import { useHydrated } from '@tanstack/react-router';
import { formatDateLong, parsePublishDate } from '@tideline/domain/time/publish-date';
import { useState } from 'react';

export type LongDateProps = {
  /** Timestamp or `YYYY-MM-DD`. */
  date: string;
  /** The agency's time zone; dates do not depend on the reader's. */
  timeZone: string;
  className?: string;
};

/**
 * A date in US English long form. Hydration keeps the server's text: formatting the first date of a page takes a slow
 * phone a tenth of a second.
 */
export function LongDate({ date, timeZone, className }: LongDateProps) {
  const isHydrating = !useHydrated() && !import.meta.env.SSR;
  const [served, setServed] = useState(isHydrating ? date : null);
  if (served !== null && served !== date) setServed(null);
  return (
    <time dateTime={date} className={className} suppressHydrationWarning>
      {served === date ? '' : formatDateLong(parsePublishDate(date, timeZone) ?? date, timeZone)}
    </time>
  );
}
