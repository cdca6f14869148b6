import type { Contact } from '../contact/contact.ts';
import { displayTitle } from '../post/post.ts';
import type { Trail, TrailPost } from './trail.ts';

/** Names of sites, by the second-to-last part of their host. */
const SITE_NAMES: ReadonlyMap<string, string> = new Map([
  ...(['Google', 'Bing', 'Yahoo', 'Ecosia', 'Qwant', 'Baidu', 'Yandex', 'Brave', 'Kagi'] as const).map(
    (name) => [name.toLowerCase(), name] as const,
  ),
  ...([
    ['duckduckgo', 'DuckDuckGo'],
    ['facebook', 'Facebook'],
    ['instagram', 'Instagram'],
    ['linkedin', 'LinkedIn'],
    ['youtube', 'YouTube'],
    ['tiktok', 'TikTok'],
    ['reddit', 'Reddit'],
    ['pinterest', 'Pinterest'],
  ] as const),
]);

/**
 * Where a visit came from, in words.
 * @example sourceName({ entryHost: 'www.google.de', entrySource: 'organic' }) // => 'Google'
 */
export function sourceName({ entryHost, entrySource }: Pick<Trail, 'entryHost' | 'entrySource'>): string {
  if (entryHost === '') return 'Direct';
  const isNamed = entrySource === 'organic' || entrySource === 'social';
  const name = isNamed ? entryHost.split('.').flatMap((part) => SITE_NAMES.get(part) ?? [])[0] : undefined;
  return name ?? entryHost.replace(/^www\./, '');
}

/** The title of a post in a trail; unknown when it is not public. */
export function trailPostTitle({ title }: Pick<TrailPost, 'title'>): string {
  return title === null ? 'A post that is not public' : displayTitle({ title });
}

/** A page of a trail, in words; an empty path was no public page. */
export function pageName(path: string): string {
  if (path === '') return 'Another page';
  return path === '/' ? 'Home page' : path;
}

/** One step of a trail; `post`: a title. */
export type TrailStep = { kind: 'source' | 'page' | 'post' | 'more' | 'package'; text: string };

/**
 * The steps of an enquiry's trail: source, first and last post with the number of those in between, and the package that
 * was asked for. Without a post, the first page.
 * @example Google → Local SEO for Clinics → WAVE
 */
export function trailSteps(trail: Trail, contact: Pick<Contact, 'package'>): TrailStep[] {
  const { posts, issue } = trail;
  const [first] = posts;
  const last = posts.find(({ isLast }) => isLast);
  const between = posts.filter(({ isFirst, isLast }) => !isFirst && !isLast).length;
  const steps: (TrailStep | null)[] = [
    { kind: 'source', text: issue ? `Newsletter: ${issue.subject ?? 'a deleted issue'}` : sourceName(trail) },
    first ? { kind: 'post', text: trailPostTitle(first) } : { kind: 'page', text: pageName(trail.entryPath) },
    between > 0 ? { kind: 'more', text: `${between} more` } : null,
    last && last !== first ? { kind: 'post', text: trailPostTitle(last) } : null,
    contact.package ? { kind: 'package', text: contact.package.toUpperCase() } : null,
  ];
  return steps.filter((step) => step !== null);
}
