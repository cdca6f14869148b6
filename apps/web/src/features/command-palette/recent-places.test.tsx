import { beforeEach, expect, test } from 'vitest';
import { keepRecentPlace, placeAt, readRecentPlaces } from './recent-places.ts';

const ADA = { id: 'ada' };

beforeEach(() => localStorage.clear());

test.each([
  [
    { pathname: '/admin/blog', search: { edit: 'seo' } },
    { kind: 'post', id: 'seo' },
  ],
  [
    { pathname: '/admin', search: { tab: 'contacts', contact: 'c1' } },
    { kind: 'contact', id: 'c1' },
  ],
  [
    { pathname: '/admin', search: { tab: 'settings', section: 'mail' } },
    { kind: 'section', id: 'mail' },
  ],
  [{ pathname: '/admin', search: { tab: 'settings', section: 'no-such' } }, undefined],
  [{ pathname: '/admin/blog', search: { new: '1' } }, undefined],
  [{ pathname: '/', search: { edit: 'seo' } }, undefined],
])('%j is %j', (address, place) => expect(placeAt(address)).toEqual(place));

test('keeps the last six of an account, each once and the newest first, and no name', () => {
  for (const id of ['1', '2', '3', '1', '4', '5', '6', '7']) keepRecentPlace(ADA, { kind: 'contact', id });
  expect(readRecentPlaces(ADA).map(({ id }) => id)).toEqual(['7', '6', '5', '4', '1', '3']);
  expect(readRecentPlaces({ id: 'grace' })).toEqual([]);
});

test.each(['{', '{}', '[null, {"kind":"person","id":"1"}, {"kind":"post"}]'])('reads nothing from %s', (stored) => {
  localStorage.setItem('tideline:recent:ada', stored);
  expect(readRecentPlaces(ADA)).toEqual([]);
});
