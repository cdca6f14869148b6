import type { Names } from '../content/names.repository.ts';
import { cdata, element, escapeXml } from './xml.ts';

/** What items need to know of each other. */
export type ItemContext = {
  origin: string;
  timeZone: string;
  names: Names;
  /** The numbers of the pictures that were written, by id. */
  pictures: Map<string, number>;
  /** The number of the next item. */
  next: number;
};

/** What every item has. Texts come as they are. */
type Item = {
  title: string;
  path: string;
  creator: string;
  html: string;
  excerpt: string;
  name: string;
  type: 'post' | 'page' | 'attachment';
  status: 'publish' | 'future' | 'draft' | 'inherit';
  at: string | null;
  changedAt: string;
  /** Elements of its own. */
  more: string;
};

/** An item of WXR. */
export function toItem(item: Item, context: ItemContext): string {
  const address = context.origin + item.path;
  return [
    '<item>\n',
    cdata('title', item.title),
    element('link', address),
    item.at === null ? '' : element('pubDate', new Date(item.at).toUTCString()),
    cdata('dc:creator', item.creator),
    `<guid isPermaLink="false">${escapeXml(address)}</guid>\n<description></description>\n`,
    cdata('content:encoded', item.html) + cdata('excerpt:encoded', item.excerpt),
    element('wp:post_id', context.next++),
    cdata('wp:post_date', localTime(item.at, context.timeZone)) + cdata('wp:post_date_gmt', localTime(item.at, 'UTC')),
    cdata('wp:post_modified', localTime(item.changedAt, context.timeZone)),
    cdata('wp:post_modified_gmt', localTime(item.changedAt, 'UTC')),
    cdata('wp:comment_status', 'closed') + cdata('wp:ping_status', 'closed'),
    cdata('wp:post_name', item.name) + cdata('wp:status', item.status) + cdata('wp:post_type', item.type),
    element('wp:post_parent', 0) + element('wp:menu_order', 0) + cdata('wp:post_password', ''),
    item.more,
    '</item>\n',
  ].join('');
}

/** `2026-11-28 12:30:00` in a time zone; zeros for no time, as WordPress writes it. */
function localTime(at: string | null, timeZone: string): string {
  if (at === null) return '0000-00-00 00:00:00';
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at));
}
