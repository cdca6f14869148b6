import { expect, test } from 'vitest';
import { trafficSource } from './traffic-source.ts';

test.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  ['about:blank', 'direct'],
  ['https://tideline.example/blog', 'direct'],
  ['https://www.google.com/', 'organic'],
  ['https://www.google.co.uk/search?q=seo', 'organic'],
  ['https://duckduckgo.com/', 'organic'],
  ['https://search.brave.com/', 'organic'],
  ['android-app://com.google.android.googlequicksearchbox/', 'organic'],
  ['https://mail.google.com/', 'referral'],
  ['https://google.com.evil.example/', 'referral'],
  ['https://www.facebook.com/', 'social'],
  ['https://l.instagram.com/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://netflix.com/', 'referral'],
  ['https://news.example.org/', 'referral'],
])('%j counts as %s', (referrer, source) => {
  expect(trafficSource(referrer, 'tideline.example')).toBe(source);
});
