import { expect, test } from 'vitest';
import type { Trail, TrailPost } from './trail.ts';
import { sourceName, trailSteps } from './trail-steps.ts';

const TRAIL: Trail = {
  entryPath: '/services',
  entrySource: 'organic',
  entryHost: 'www.google.com',
  lastPath: '/',
  campaign: null,
  issue: null,
  startedAt: '2026-11-21T17:40:00.000Z',
  pages: 3,
  posts: [],
  packages: [],
  caseStudies: [],
};

function post(title: string | null, place: Partial<TrailPost> = {}): TrailPost {
  return { key: 'k', id: 'k', title, readPercent: 80, isFirst: false, isLast: false, ...place };
}

function pathOf(trail: Partial<Trail>, packageName: 'wave' | null = null): string {
  return trailSteps({ ...TRAIL, ...trail }, { package: packageName })
    .map(({ text }) => text)
    .join(' → ');
}

test('a path leads from its source over the first and the last post to the package', () => {
  const seo = post('Local SEO for Clinics', { isFirst: true, isLast: true });
  expect(pathOf({ posts: [seo] }, 'wave')).toBe('Google → Local SEO for Clinics → WAVE');
  const three = [post('One', { isFirst: true }), post('Two'), post('Three', { isLast: true })];
  expect(pathOf({ posts: three })).toBe('Google → One → 1 more → Three');
  const returned = [post('One', { isFirst: true, isLast: true }), post('Two')];
  expect(pathOf({ posts: returned })).toBe('Google → One → 1 more');
});

test('a path without a post has the first page; a deleted post or issue has no title', () => {
  expect(pathOf({})).toBe('Google → /services');
  expect(pathOf({ entryPath: '/' })).toBe('Google → Home page');
  expect(pathOf({ entryPath: '' })).toBe('Google → Another page');
  expect(pathOf({ posts: [post(null, { isFirst: true, isLast: true })] })).toBe('Google → A post that is not public');
  expect(pathOf({ issue: { id: 'i', subject: 'Spring' } })).toBe('Newsletter: Spring → /services');
  expect(pathOf({ issue: { id: 'i', subject: null } })).toBe('Newsletter: a deleted issue → /services');
});

test.each([
  ['', 'direct', 'Direct'],
  ['www.google.co.uk', 'organic', 'Google'],
  ['duckduckgo.com', 'organic', 'DuckDuckGo'],
  ['m.facebook.com', 'social', 'Facebook'],
  ['t.co', 'social', 't.co'],
  ['mail.google.com', 'referral', 'mail.google.com'],
  ['www.partner.example', 'referral', 'partner.example'],
] as const)('%j as %s is %s', (entryHost, entrySource, name) => {
  expect(sourceName({ entryHost, entrySource })).toBe(name);
});
