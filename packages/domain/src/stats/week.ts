import { changeText, PERCENT_FROM } from './share.ts';

/** The figures of the weekly report, in order, with definitions. `isCounted`: known only since counting began. */
export const WEEK_FIGURES = [
  { key: 'visitors', label: 'Visitors', isCounted: true, definition: 'Once per visitor and day, whatever they read.' },
  { key: 'views', label: 'Views', isCounted: true, definition: 'Once per visitor, page and day.' },
  {
    key: 'opened',
    label: 'Forms opened',
    isCounted: true,
    definition: 'Visitors who opened the contact form, once per day.',
  },
  { key: 'started', label: 'Forms started', isCounted: true, definition: 'Visitors who filled in at least one field.' },
  { key: 'sent', label: 'Forms sent', isCounted: true, definition: 'Visitors who sent the form.' },
  {
    key: 'received',
    label: 'Inquiries',
    isCounted: false,
    definition:
      'Everything that came in through the website, except spam and what staff entered. Includes visitors who ask not to be counted.',
  },
  {
    key: 'answered',
    label: 'Answered',
    isCounted: false,
    definition: 'Inquiries of the week that are no longer pending.',
  },
  { key: 'clients', label: 'Clients', isCounted: false, definition: 'Inquiries of the week that are won.' },
  {
    key: 'value',
    label: 'Value',
    isCounted: false,
    definition: 'What these clients are worth, where staff entered it.',
  },
  {
    key: 'subscribers',
    label: 'Sign-ups',
    isCounted: false,
    definition: 'Addresses that joined the newsletter, including those that have left since.',
  },
  { key: 'posts', label: 'Posts', isCounted: false, definition: 'Blog posts with a publish date in the week.' },
] as const;
export type WeekFigure = (typeof WEEK_FIGURES)[number]['key'];

/** The figures of a week; null for a figure that was not counted on all days. */
export type WeekFigures = Record<WeekFigure, number | null>;

/** The last complete week, from Monday to Sunday in the agency's zone, and the week before. */
export type WeekReport = {
  /** `YYYY-MM-DD`, a Monday. */
  firstDay: string;
  /** `YYYY-MM-DD`, the Sunday. */
  lastDay: string;
  /** ISO 4217 code. */
  currency: string;
  week: WeekFigures;
  before: WeekFigures;
};

/** The readers of the weekly report, as far as the caller may set them. */
export type WeekReportReaders = { contactEmail: boolean; me: boolean };

/**
 * A figure against that of the week before. The cases behind a value are its clients.
 * @example weekChange('received', { week: { received: 25, … }, before: { received: 20, … } }) // => '25% more'
 */
export function weekChange(key: WeekFigure, { week, before }: Pick<WeekReport, 'week' | 'before'>): string {
  const [current, previous] = [week[key], before[key]];
  if (current === null || previous === null) return 'no comparison';
  if (current === previous) return 'the same';
  if (previous === 0) return 'none before';
  if (key === 'value' && (before.clients ?? 0) < PERCENT_FROM) return current > previous ? 'more' : 'less';
  return changeText(current, previous);
}
