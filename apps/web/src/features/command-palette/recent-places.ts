import type { Staff } from '@tideline/domain/staff/staff';
import { readJson, writeItem } from '../../lib/session/web-storage.ts';
import { findSection } from '../../staff/settings-sections.ts';

/** What somebody opened. Only its id is stored: titles and names come from the server, which knows who may read them. */
export type RecentPlace = { kind: (typeof KINDS)[number]; id: string };

const KINDS = ['post', 'contact', 'section'] as const;
const KEPT_MAX = 6;

type Account = Pick<Staff, 'id'> | null;
type Address = { pathname: string; search: Partial<Record<string, unknown>> };

/** The post, inquiry or page of the settings at an address; undefined for every other page. */
export function placeAt({ pathname, search }: Address): RecentPlace | undefined {
  const { edit, tab, contact, section } = search;
  if (pathname === '/admin/blog') return place('post', edit);
  if (pathname !== '/admin') return undefined;
  if (tab === 'contacts') return place('contact', contact);
  return tab === 'settings' && typeof section === 'string' ? place('section', findSection(section)) : undefined;
}

/** What this account opened last in this browser, newest first. */
export function readRecentPlaces(account: Account): RecentPlace[] {
  const stored = readJson('localStorage', keyOf(account));
  return Array.isArray(stored) ? stored.filter(isPlace) : [];
}

/** Puts a place in front. Sign-out removes all of them, as everything in this browser's storage. */
export function keepRecentPlace(account: Account, opened: RecentPlace): void {
  const others = readRecentPlaces(account).filter((kept) => !isSamePlace(kept, opened));
  writeItem('localStorage', keyOf(account), JSON.stringify([opened, ...others].slice(0, KEPT_MAX)));
}

export function isSamePlace(one: RecentPlace, other: RecentPlace | undefined): boolean {
  return one.kind === other?.kind && one.id === other.id;
}

function keyOf(account: Account): string {
  return `tideline:recent:${account?.id ?? ''}`;
}

function place(kind: RecentPlace['kind'], id: unknown): RecentPlace | undefined {
  return typeof id === 'string' && id !== '' ? { kind, id } : undefined;
}

function isPlace(value: unknown): value is RecentPlace {
  const { kind, id } = (value ?? {}) as Partial<RecentPlace>;
  return typeof id === 'string' && KINDS.some((known) => known === kind);
}
