// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { expect, test } from '@playwright/test';
import { startMailServer } from '../staff/mail-server.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { signIn } from '../support/sign-in.ts';
import { type AgencySite, openAgencySite, OWNER } from './agency-site.ts';
import { crawl } from './crawl.ts';
import { leftoversIn } from './leftovers.ts';
import { causeMails, greetModels, signedIn } from './messages.ts';
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
    opened ??= startMailServer().then((mails) => openAgencySite(testInfo.outputPath('data'), mails));
    await provide((await opened).url);
  },
});
test.beforeEach(({ page }) => waitForHydration(page));
test.afterAll(async () => (await opened)?.stop());

test('a person makes the site that of another agency, by clicking and typing in the staff area', async ({ page }) => {
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
});

test('no page, document, mail or calendar entry names the built-in agency', async ({ page }) => {
  const site = await openedSite();
  const owner = await signedIn(site.url);
  const { id } = await owner.posts.create.mutate({ title: 'First frost', content: 'Hello.', status: 'published' });
  const found: string[] = [];
  const look = (place: string, text: string) => found.push(...leftoversIn(text).map((left) => `${place}: ${left}`));
  await test.step('all that a visitor or a program reads', async () => {
    const answers = await crawl(site.url);
    for (const { path, text } of answers) look(path, text);
    const reached = answers.filter(({ status }) => status === 200).map(({ path }) => path);
    const linked = [`/blog/${id}`, '/ski-resorts', '/about.md', '/rss.xml', '/api/docs/mcp'];
    expect(reached).toEqual(expect.arrayContaining(linked));
  });
  await test.step('mails', async () => {
    for (const text of await causeMails(site, owner)) look('mail', text);
  });
  await test.step('the MCP server', async () => look('/api/mcp', await greetModels(site.url, owner)));
  await test.step('the staff area', async () => {
    await page.goto('/');
    await signIn(page, OWNER);
    await expect(page.getByText(/^Powered by Tideline \d/)).toBeVisible();
    look('/admin, signed in', await page.content());
  });
  expect(found).toEqual([]);
});

function openedSite(): Promise<AgencySite> {
  if (!opened) throw new Error('The site is not open.');
  return opened;
}
