import { zonePlace } from '@tideline/domain/time/zone-place';
import { clockChangeAt } from '@tideline/domain/time/clock-change';
import { parsePublishDate } from '@tideline/domain/time/publish-date';

/** A publish date as it is typed, in the agency's time zone. */
export type TypedDate = {
  /** `YYYY-MM-DD`; empty without a date. */
  publishDay: string;
  /** `HH:MM`; empty for the start of the day. */
  publishTime: string;
  /** `scheduled`: it is published at the date. */
  status: string;
};

/** Time zones of the agency and the reader, and the current time. */
export type ScheduleReader = { timeZone: string; viewerZone: string; now: number };

/**
 * Hint for a publish date: the time zone it is read in, the same moment in the reader's zone,
 * the effect of a clock change, and that a date in the past publishes at once.
 */
export function scheduleNote(
  { publishDay, publishTime, status }: TypedDate,
  { timeZone, viewerZone, now }: ScheduleReader,
): string {
  const notes = [`${zonePlace(timeZone)} time.`];
  const time = publishTime || '00:00';
  const iso = parsePublishDate(`${publishDay}T${time}`, timeZone);
  if (iso !== null) {
    const change = clockChangeAt(publishDay, time, timeZone);
    if (change?.kind === 'skipped') notes.push(`The clocks skip ${time} on that day: it becomes ${change.becomes}.`);
    if (change?.kind === 'twice') notes.push(`${time} comes twice on that day: the first one is used.`);
    if (viewerZone !== timeZone) notes.push(`For you: ${formatFor(viewerZone, iso)} (${zonePlace(viewerZone)}).`);
    if (status === 'scheduled' && Date.parse(iso) <= now)
      notes.push('That time has passed, so it is published right away.');
  }
  return notes.join(' ');
}

function formatFor(timeZone: string, iso: string): string {
  const style = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(new Date(iso));
}
