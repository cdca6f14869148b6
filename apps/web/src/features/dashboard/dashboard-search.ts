import { ANALYTICS_RANGES } from '@tideline/domain/stats/analytics';
import { RESULT_KINDS, RESULT_SORTS } from '@tideline/domain/stats/results';
import { CONTACT_SORTS, CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { ISSUE_STATES } from '@tideline/domain/newsletter/issue-state';
import { POST_SORTS, POST_STATUSES } from '@tideline/domain/post/post';
import { SUBSCRIBER_SORTS, SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';

/** Reads a search parameter of the URL; undefined drops it. */
type Parameter<Value> = (value: unknown) => Value | undefined;

/** Of a tab: its label and its search parameters. */
type TabRule = {
  label: string;
  search: Readonly<Record<string, Parameter<string>>>;
};

/** Words to search for, the cursor of a page other than the first, and the id of the highlighted row. */
const LIST = { q: text(), at: text(1_500), row: text() };

const POSTS = {
  ...LIST,
  status: oneOf(POST_STATUSES),
  category: text(),
  series: text(),
  sort: oneOf(POST_SORTS),
  view: oneOf(['trash', 'calendar']),
  /** Of the calendar, as `YYYY-MM`; default this month. */
  month: matching(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/),
  /** Of the calendar, in place of a month: a day of the week, as `YYYY-MM-DD`. */
  week: matching(/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
};

/**
 * The tabs in display order. Plain functions parse the URL, not schemas of zod: the router needs them on every page, and
 * public pages load no zod (decision 051). Source of the labels: decisions.md, Pages.
 */
export const DASHBOARD_TABS = {
  overview: { label: 'Overview', search: {} },
  posts: { label: 'Blog Posts', search: POSTS },
  newsletter: {
    label: 'Newsletter',

    search: {
      ...LIST,
      status: oneOf([...SUBSCRIBER_STATUSES, ...ISSUE_STATES]),
      /** Of the sign-up, or `UNKNOWN_SOURCE`. */
      source: text(),
      sort: oneOf(SUBSCRIBER_SORTS),
      view: oneOf(['issues']),
    },
  },
  contacts: {
    label: 'Contacts',

    search: {
      ...LIST,
      status: oneOf(CONTACT_STATUSES),
      sort: oneOf(CONTACT_SORTS),
      view: oneOf(['board']),
      /** Id of the enquiry in the side panel. */
      contact: text(),
    },
  },
  analytics: {
    label: 'Analytics',

    search: {
      /** The page; traffic by default. */
      view: oneOf(['clients', 'health']),
      range: oneOf(ANALYTICS_RANGES),
      /** The page (`Blog`) or address (`/blog`) to which views are restricted. */
      page: text(500),
      source: text(),
      /** The grouping of results; the source by default. */
      by: oneOf(RESULT_KINDS),
      sort: oneOf(RESULT_SORTS),
    },
  },
  settings: {
    label: 'Settings',

    search: {
      /** The page; those that exist are not listed here, on every public page. */
      section: text(40),
      /** Of the page Import: the import, the article compared, and which of its things are listed. */
      item: text(40),
      row: text(40),
      kind: text(40),
      outcome: text(40),
      note: text(),
      at: text(1_500),
    },
  },
} as const satisfies Record<string, TabRule>;
export type DashboardTab = keyof typeof DASHBOARD_TABS;

type Rules<Tab extends DashboardTab> = (typeof DASHBOARD_TABS)[Tab]['search'];
type Parsed<Search> = { [Name in keyof Search]?: Search[Name] extends Parameter<infer Value> ? Value : never };
type SearchName = { [Tab in DashboardTab]: keyof Rules<Tab> }[DashboardTab];

/** The search parameters of a tab. */
export type TabSearch<Tab extends DashboardTab> = (Tab extends 'overview' ? { tab?: Tab } : { tab: Tab }) &
  Parsed<Rules<Tab>> & { [Name in Exclude<SearchName, keyof Rules<Tab>>]?: undefined };

/** The search parameters of the dashboard, by its tab. Without `tab`, the overview is shown. */
export type DashboardSearch = { [Tab in DashboardTab]: TabSearch<Tab> }[DashboardTab];

/** Changed search parameters; undefined removes one. The router parses the result. */
export type SearchChanges = { [Name in SearchName]?: string };

/** The search parameters of the list of posts, in the Blog Posts tab and in the Blog CMS. */
export type PostsSearch = Parsed<typeof POSTS>;

const NAMES = new Set(Object.values(DASHBOARD_TABS).flatMap(({ search }) => Object.keys(search)));

/** Parses the search parameters; what the tab does not know is dropped. */
export function parseDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const tab = isTab(search.tab) ? search.tab : undefined;
  return { tab, ...parse(DASHBOARD_TABS[tab ?? 'overview'].search, search) };
}

/** Parses the search parameters of the list of posts. */
export function parsePostsSearch(search: Record<string, unknown>): PostsSearch {
  return parse(POSTS, search);
}

/** Every name is in the result: the router takes a missing one from the URL, unparsed. */
function parse(rules: TabRule['search'], search: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries([...NAMES].map((name) => [name, rules[name]?.(search[name])] as const));
}

/** Source filter for subscribers without a source: a URL cannot carry an empty value. */
export const UNKNOWN_SOURCE = 'unknown';

function isTab(value: unknown): value is DashboardTab {
  return typeof value === 'string' && Object.hasOwn(DASHBOARD_TABS, value);
}

function oneOf<const Value extends string>(known: readonly Value[]): Parameter<Value> {
  return (value) => known.find((one) => one === value);
}

function matching(pattern: RegExp): Parameter<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
}

function text(maxLength = 200): Parameter<string> {
  return (value) => (typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined);
}
