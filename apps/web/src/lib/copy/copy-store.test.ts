import { homeHero } from '@tideline/copy/home/home';
import { navigation } from '@tideline/copy/site';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, test } from 'vitest';
import type { ChangedCopy } from './copy-reader.ts';
import { copyStore } from './copy-store.ts';

const changedHero = { ...homeHero, badge: 'Marketing', headline: 'Good work, found.' };

/** A store on a site on which this is changed, and the calls that it makes. */
function openStore(copy: ChangedCopy) {
  const calls: unknown[] = [];
  const pages = {
    changed: {
      query: async () => {
        calls.push('changed');
        return Object.keys(copy);
      },
    },
    copy: {
      query: async ({ ids }: { ids: string[] }) => {
        calls.push(ids);
        return Object.fromEntries(Object.entries(copy).filter(([id]) => ids.includes(id)));
      },
    },
  };
  return { store: copyStore(async () => ({ pages })), calls };
}

test('an untouched site fetches and sends nothing', async () => {
  const { store, calls } = openStore({});
  await Promise.all([store.load('frame'), store.load('home', 'blog')]);
  await store.load('about');
  expect(calls).toEqual(['changed']);
  expect(store.toSend()).toEqual({});
  expect(store.read('frame', 'navigation', navigation)).toBe(navigation);

  const browser = openStore({});
  browser.store.receive(undefined);
  await browser.store.load('home', 'about');
  expect(browser.calls).toEqual([]);
});

test('changed documents are fetched once, and the parts in which nothing is changed stay built in', async () => {
  const { store, calls } = openStore({ home: { hero: changedHero }, about: {} });
  await Promise.all([store.load('frame'), store.load('home', 'blog')]);
  await store.load('home');
  expect(calls).toEqual(['changed', ['home']]);
  expect(store.read('home', 'hero', homeHero)).toBe(changedHero);
  expect(store.read('frame', 'navigation', navigation)).toBe(navigation);
});

test('the browser has what the server has fetched, and fetches only what another page shows', async () => {
  const copy = { home: { hero: changedHero }, about: { hero: { badge: 'Us' } } };
  const server = openStore(copy);
  await server.store.load('home');
  const browser = openStore(copy);
  browser.store.receive(server.store.toSend().copy);
  expect(browser.store.read('home', 'hero', homeHero)).toEqual(changedHero);
  await browser.store.load('home', 'frame');
  expect(browser.calls).toEqual([]);
  await browser.store.load('about');
  expect(browser.calls).toEqual([['about']]);
});

test('a preview shows at once and is not sent', () => {
  const { store } = openStore({});
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.show({ home: { hero: changedHero } });
  stop();
  store.show({});
  expect(told).toBe(1);
  expect(store.read('home', 'hero', homeHero)).toBe(changedHero);
  expect(store.toSend()).toEqual({});
});

test('placeholders have the values of the site, in built-in and in changed copy', async () => {
  const { store } = openStore({ home: { hero: { ...changedHero, headline: 'In {place}, {agencyName}' } } });
  expect(store.read('home', 'hero', homeHero).badge).toBe('Full-service digital marketing, Los Angeles');
  let told = 0;
  store.subscribe(() => (told += 1));
  store.fillFor({ ...DEFAULT_SETTINGS, siteTitle: 'Ebb', words: { place: 'Porto' } });
  expect(told).toBe(1);
  expect(store.read('home', 'hero', homeHero).badge).toBe('Full-service digital marketing, Porto');
  await store.load('home');
  expect(store.read('home', 'hero', homeHero).headline).toBe('In Porto, Ebb');
});
