import { useHydrated } from '@tanstack/react-router';
import { formatDateLong, parsePublishDate } from '@tideline/domain/post/publish-date';
import { useState } from 'react';

export type LongDateProps = {
  /** An instant, or a day as `YYYY-MM-DD`. */
  date: string;
  /** The agency's zone: a date never depends on the reader's. */
  timeZone: string;
  className?: string;
};

/**
 * A date in US English long form. What the server has written stays as it is: to write a page's first date, the browser
 * has to read its tables of zones and languages, which holds a slow telephone up for a tenth of a second.
 */
export function LongDate({ date, timeZone, className }: LongDateProps) {
  const isTakenOver = !useHydrated() && !import.meta.env.SSR;
  const [served, setServed] = useState(isTakenOver ? date : null);
  if (served !== null && served !== date) setServed(null);
  return (
    <time dateTime={date} className={className} suppressHydrationWarning>
      {served === date ? '' : formatDateLong(parsePublishDate(date, timeZone) ?? date, timeZone)}
    </time>
  );
}
