// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { type AgencySite, openAgencySite, OWNER } from './agency-site.ts';
import { findLeftovers } from './crawl.ts';
import { Person } from './person.ts';
import {
  addLandingPage,
  answerWelcome,
  askQuestion,
  describeAgency,
  uploadLogo,
  writeHome,
  writeLegalTexts,
  writePages,
} from './set-up-agency.ts';

let opened: Promise<AgencySite> | undefined;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({
  actionTimeout: 15_000,
  baseURL: async ({}, provide, testInfo) => {
    opened ??= openAgencySite(testInfo.outputPath('data'));
    await provide((await opened).url);
  },
});
test.afterAll(async () => (await opened)?.stop());

test('a person makes the site that of another agency, by clicking and typing in the staff area', async ({
  page,
  baseURL,
}) => {
  const person = new Person(page);
  await page.goto('/');
  await signIn(page, OWNER);
  person.acts += 8; // five clicks, address, password, button
  await page.waitForURL('/admin');
  await test.step('the first screen', () => answerWelcome(person));
  await test.step('place and profiles', () => describeAgency(person));
  await test.step('the logo', () => uploadLogo(person));
  await test.step('home, with packages', () => writeHome(person));
  await test.step('five more pages', () => writePages(person));
  await test.step('the legal texts', () => writeLegalTexts(person));
  await test.step('a question of the form', () => askQuestion(person));
  await test.step('a landing page', () => addLandingPage(person));
  // Fifteen seconds for each, to read and to think, are less than half an hour.
  expect(person.acts).toBeLessThan(120);
  expect(await findLeftovers(baseURL ?? '')).toEqual([]);
});
