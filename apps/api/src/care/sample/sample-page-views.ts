import { DAY_MS } from '@tideline/domain/time/instant';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { CONTACT_FORM_PATH, TRAFFIC_SOURCES, type TrafficSource } from '@tideline/domain/stats/stats';
import type { PageViewsTable } from '../../core/store/tables/analytics.ts';
import { apportion, sum } from './apportion.ts';
import type { SampleTime } from './sample-time.ts';

/** Source: product specification §2, analytics tab. */
const VIEWS = { '/': 4_247, '/services': 2_156, '/about': 1_893, [CONTACT_FORM_PATH]: 892 };
const BLOG_VIEWS = 1_547;
/** The blog's views that are of its list; the others are of posts. */
const BLOG_LIST_VIEWS = 412;
/** Shares of all views in percent. Source: as above. */
const SOURCE_PERCENTS: Record<TrafficSource, number> = { organic: 45, direct: 28, social: 15, referral: 12 };

/** Four weeks, so that every range of the analytics tab from 30 days on shows the documented figures. */
const DAYS = 28;
/** Small variations, so that no two weeks look alike. */
const WOBBLE = [10, 8, 11, 9, 12, 10, 7, 11, 10, 13, 9];
/** From Sunday to Saturday: people in offices read on weekdays. */
const WEEKDAY_WEIGHTS = [5, 10, 11, 11, 10, 8, 5];

/** What a post's views depend on. */
export type DatedPost = { id: string; publish_date: string | null };

/**
 * Page views of the last four weeks that add up to the documented figures, by page as well as by source. A post has views
 * only from its publication on.
 */
export function buildSamplePageViews(posts: readonly DatedPost[], time: SampleTime): PageViewsTable[] {
  const days = lastDays(time);
  const counts = [
    ...Object.entries({ ...VIEWS, '/blog': BLOG_LIST_VIEWS }).flatMap(([path, views]) => spread(path, views, days)),
    ...postViews(posts, days, time),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return withSources(counts);
}

/** How many views of each post are among the page views. */
export function viewsByPost(rows: readonly PageViewsTable[]): Map<string, number> {
  const views = new Map<string, number>();
  for (const { path, views: count } of rows) {
    const id = path.startsWith('/blog/') ? path.slice('/blog/'.length) : null;
    if (id !== null) views.set(id, (views.get(id) ?? 0) + count);
  }
  return views;
}

type DayCount = { day: string; path: string; views: number };

function postViews(posts: readonly DatedPost[], days: string[], { timeZone }: SampleTime): DayCount[] {
  const publicDays = posts.map((post) => {
    const from = post.publish_date === null ? null : dayInZone(post.publish_date, timeZone);
    return days.filter((day) => from !== null && day > from);
  });
  // Some posts are read more than others; today's post has no views yet.
  const weights = publicDays.map((own, index) => own.length * (3 + ((index * 7) % 5)));
  const views = apportion(BLOG_VIEWS - BLOG_LIST_VIEWS, weights);
  return posts.flatMap((post, index) => spread(`/blog/${post.id}`, views[index] ?? 0, publicDays[index] ?? []));
}

function spread(path: string, views: number, days: string[]): DayCount[] {
  const weights = days.map((day, index) => weekdayWeight(day) * wobble(index) * (150 + index)); // growing
  return apportion(views, weights).map((count, index) => ({ day: days[index] ?? '', path, views: count }));
}

function wobble(index: number): number {
  return WOBBLE[(index * 7) % WOBBLE.length] ?? 0;
}

function weekdayWeight(day: string): number {
  return WEEKDAY_WEIGHTS[new Date(`${day}T00:00:00.000Z`).getUTCDay()] ?? 0;
}

/** Assigns each view to the source furthest behind its share. */
function withSources(counts: readonly DayCount[]): PageViewsTable[] {
  const total = sum(counts.map(({ views }) => views));
  const targets = apportion(
    total,
    TRAFFIC_SOURCES.map((source) => SOURCE_PERCENTS[source]),
  );
  const given = TRAFFIC_SOURCES.map(() => 0);
  let position = 0;
  return counts.flatMap(({ day, path, views }) => {
    const here = TRAFFIC_SOURCES.map(() => 0);
    for (let view = 0; view < views; view += 1) {
      position += 1;
      const lags = targets.map((target, index) => (target * position) / total - (given[index] ?? 0));
      const next = lags.indexOf(Math.max(...lags));
      given[next] = (given[next] ?? 0) + 1;
      here[next] = (here[next] ?? 0) + 1;
    }
    return TRAFFIC_SOURCES.map((source, index) => ({
      day,
      path,
      source,
      is_sample: 1 as const,
      views: here[index] ?? 0,
    })).filter((row) => row.views > 0);
  });
}

/** The last days of the agency's calendar, today included, oldest first. */
function lastDays({ now, timeZone }: SampleTime): string[] {
  const today = Date.parse(`${dayInZone(new Date(now).toISOString(), timeZone)}T00:00:00.000Z`);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
