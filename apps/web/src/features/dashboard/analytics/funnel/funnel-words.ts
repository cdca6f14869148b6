import type { Funnel } from '@tideline/domain/stats/funnel';
import { shareText } from '@tideline/domain/stats/share';
import { quantity } from '../../../../lib/text/quantity.ts';

/** A row of the funnel: its number, and the row of which it is a part. */
export type FunnelRow = {
  name: string;
  count: number;
  /** The share of the previous row in words; empty for a first row, and of nothing. */
  share: string;
  definition: string;
};

/** The steps that visitors take, counted in their browsers. */
export function visitorRows({ visits, opened, started, sent }: Funnel): FunnelRow[] {
  return [
    row('Visitors', visits, null, 'Counted once per visitor and day, whatever they read.'),
    row('Form opened', opened, visits, 'Visitors who opened the contact form; the same as Contact in the page views.'),
    row('First field', started, opened, 'Visitors who filled in at least one field of the form.'),
    row('Sent', sent, started, 'Visitors who sent the form.'),
  ];
}

/** What became of the inquiries. */
export function contactRows({ received, answered, won }: Funnel): FunnelRow[] {
  return [
    row(
      'Inquiries',
      received,
      null,
      'Everything that arrived from the website in this period, without spam or entries by staff. It includes visitors without JavaScript and those who ask not to be counted; they are in no row above.',
    ),
    row('Answered', answered, received, 'Inquiries that are no longer pending.'),
    row('Won', won, received, 'Inquiries won so far; the share is of all inquiries.'),
  ];
}

/** The funnel in one sentence. */
export function funnelSummary({ visits, opened, started, sent }: Funnel): string {
  const visitors = quantity(visits, ['visitor', 'visitors']);
  return `Of ${visitors}, ${opened.toLocaleString('en-US')} opened the contact form, ${started.toLocaleString('en-US')} began to fill it in and ${sent.toLocaleString('en-US')} sent it.`;
}

function row(name: string, count: number, of: number | null, definition: string): FunnelRow {
  // May exceed the previous row: a visitor came at night and sent the form the next day.
  return { name, count, share: of === null || count > of ? '' : shareText(count, of), definition };
}
