import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from '@tideline/domain/analytics';
import type { AnalyticsRange } from '@tideline/domain/analytics';
import { CONTACT_STATUSES } from '@tideline/domain/contact';
import type { ContactStatus } from '@tideline/domain/contact';
import { POST_STATUSES } from '@tideline/domain/post';
import type { PostStatus } from '@tideline/domain/post';
import { SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber';
import type { SubscriberStatus } from '@tideline/domain/subscriber';

/** The tabs in their order, and what each is called. Source: decisions.md, Pages. */
export const DASHBOARD_TABS = {
  overview: 'Overview',
  posts: 'Blog Posts',
  newsletter: 'Newsletter',
  contacts: 'Contacts',
  analytics: 'Analytics',
  settings: 'Settings',
} as const;
export type DashboardTab = keyof typeof DASHBOARD_TABS;

/** What the dashboard keeps in its address. A missing `tab` is the overview. */
export type DashboardSearch = {
  tab?: DashboardTab;
  /** Which rows of the tab's table are shown; checked against the statuses of the tab. */
  status?: string;
  /** Words to search for. */
  q?: string;
  /** The posts tab shows the trash instead. */
  view?: 'trash';
  /** The row to point out. */
  row?: string;
  /** How far back the analytics tab looks; missing: twelve months. */
  range?: AnalyticsRange;
};

/** Reads the address; what it does not know is left out. */
export function parseDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const tab = text(search.tab);
  return {
    tab: isTab(tab) ? tab : undefined,
    status: text(search.status),
    q: text(search.q),
    view: search.view === 'trash' ? 'trash' : undefined,
    row: text(search.row),
    range: ANALYTICS_RANGES.find((range) => range === search.range),
  };
}

/** How far back the analytics tab looks. */
export function analyticsRangeOf(search: DashboardSearch): AnalyticsRange {
  return search.range ?? DEFAULT_ANALYTICS_RANGE;
}

/** The status filter of the posts tab, or undefined when the address names none that posts have. */
export function postStatusOf(search: DashboardSearch): PostStatus | undefined {
  return POST_STATUSES.find((status) => status === search.status);
}

/** The status filter of the newsletter tab. */
export function subscriberStatusOf(search: DashboardSearch): SubscriberStatus | undefined {
  return SUBSCRIBER_STATUSES.find((status) => status === search.status);
}

/** The status filter of the contacts tab. */
export function contactStatusOf(search: DashboardSearch): ContactStatus | undefined {
  return CONTACT_STATUSES.find((status) => status === search.status);
}

function isTab(value: string | undefined): value is DashboardTab {
  return value !== undefined && Object.hasOwn(DASHBOARD_TABS, value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;
}
