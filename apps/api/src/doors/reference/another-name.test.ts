import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { updateSettings } from '../../core/settings/settings.repository.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { GUIDES } from './layout.ts';

const LEFTOVER = /tideline|\btides?\b|los.angeles/gi;
/** What is the same on every installation: the ending of a backup’s name, the id of a package, a zone of the world. */
const CONTRACT = /\.tideline-backup\b|ripple, wave, tide|(["'`])tide\1|&quot;tide&quot;|America\/Los_Angeles/g;

async function openNamedSite(siteTitle: string) {
  const { app, db } = await openTestApp();
  await updateSettings(db, { ...DEFAULT_SETTINGS, siteTitle }, TEST_NOW);
  return app;
}

function leftovers(text: string): string[] {
  const rest = text.replaceAll(CONTRACT, '');
  return [...rest.matchAll(LEFTOVER)].map(({ index }) => rest.slice(Math.max(0, index - 60), index + 40));
}

test('the API reference and its document of another agency have its name only', async () => {
  const app = await openNamedSite('Northpine <& Co> 🌲');
  const { body } = await app.inject('/api/openapi.json');
  expect(JSON.parse(body).info.title).toBe('Northpine <& Co> 🌲 API');
  expect(leftovers(body)).toEqual([]);
  const [first] = await Promise.all(GUIDES.map(async ({ slug }) => app.inject(`/api/docs${slug && `/${slug}`}`)));
  expect(first?.body).toContain('<title>Northpine &lt;&amp; Co> 🌲 API</title>');
  const chapters = [...(first?.body ?? '').matchAll(/href="(\/api\/docs[^"#]*)"/g)].map(([, path = '']) => path);
  expect(new Set(chapters).size).toBeGreaterThan(20);
  for (const path of new Set(chapters)) {
    const found = leftovers((await app.inject(path)).body);
    expect({ path, found }).toEqual({ path, found: [] });
  }
});

test('a new name is on the next page, and the built-in one returns', async () => {
  const { app, db } = await openTestApp();
  const heading = async () => /<h1>(.*?)<\/h1>/.exec((await app.inject('/api/docs')).body)?.[1];
  expect(await heading()).toBe('The Tideline API');
  await updateSettings(db, { ...DEFAULT_SETTINGS, siteTitle: 'Northpine' }, TEST_NOW);
  expect(await heading()).toBe('The Northpine API');
  await updateSettings(db, DEFAULT_SETTINGS, TEST_NOW);
  expect(await heading()).toBe('The Tideline API');
});
