import { parsePublishDate } from '@tideline/domain/time/publish-date';
import type { PostForm } from '../post-form.ts';
import { isFirstPublishing } from './publish-checks.ts';

export type PublishClock = { timeZone: string; now: number };

/** The label of the button that saves for readers, which says what it would do. */
export function primaryLabel(form: PostForm, base: PostForm, clock: PublishClock): string {
  if (base.status !== 'draft' && form.status === 'draft') return 'Unpublish';
  const isFirst = form.status === 'draft' || isFirstPublishing(form, base);
  const isMoved = form.publishDay !== base.publishDay || form.publishTime !== base.publishTime;
  if (isFirst || (form.status === 'scheduled' && isMoved)) return publishLabel(form, clock);
  return 'Update';
}

/** The effect of publishing this form: at once, or at its date. */
export function publishLabel(form: PostForm, clock: PublishClock): string {
  const at = futureDate(form, clock);
  if (at !== null) return `Schedule for ${formatMoment(at, clock)}`;
  return form.status === 'scheduled' && form.publishDay === '' ? 'Schedule' : 'Publish';
}

/** The future publish date of a form as an instant; null if there is none. */
export function futureDate(form: Pick<PostForm, 'publishDay' | 'publishTime'>, clock: PublishClock): string | null {
  const iso = parsePublishDate(`${form.publishDay}T${form.publishTime || '00:00'}`, clock.timeZone);
  return iso !== null && Date.parse(iso) > clock.now ? iso : null;
}

/**
 * A moment in the agency's zone, with the year where it is another one.
 * @example formatMoment('2026-12-01T17:30:00.000Z', { timeZone: 'America/Los_Angeles', now }) // => 'Dec 1, 9:30 AM'
 */
export function formatMoment(iso: string, { timeZone, now }: PublishClock): string {
  const yearOf = (time: number) => new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(time);
  const isThisYear = yearOf(Date.parse(iso)) === yearOf(now);
  const style = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('en-US', { ...style, ...(!isThisYear && { year: 'numeric' }), timeZone });
  return text.format(Date.parse(iso)).replaceAll('\u202F', ' ');
}
