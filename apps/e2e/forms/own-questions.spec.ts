// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { openAtLeisure } from '../support/page-steps.ts';

const LONG = `${'W'.repeat(110)} مرحبا 🌊`;

let site: Promise<OwnServer> | undefined;

test.describe.configure({ mode: 'serial' });
test.use({
  session: ownSession,
  isSignedIn: true,
  // The site has its own server, since other tests fill the same form.
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('site'), { SAMPLE_DATA: '1', BACKUP_DAYS: '0' });
    await provide((await site).url);
  },
});
test.afterAll(async () => (await site)?.stop());

test('staff add questions; a visitor answers them, with and without scripts; staff read the answers', async ({
  page,
  staff,
  browser,
  baseURL,
}) => {
  test.slow();
  await test.step('a choice for one package, and a consent', async () => {
    await page.goto('/admin?tab=settings&section=form');
    await addQuestion(page, 'When do you want to start?', async (dialog) => {
      await dialog.getByLabel('Answer').selectOption('Choice');
      await dialog.getByLabel('Choices').fill(`Soon\n${LONG.slice(0, 90)}`);
      await dialog.getByLabel('Required').check();
      await dialog.getByLabel('Asked for').selectOption('Only WAVE');
    });
    await addQuestion(page, LONG, async (dialog) => dialog.getByLabel('Answer').selectOption('Consent'));
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the form asks for the start only with the package, and sends the answers', async () => {
    await openAtLeisure(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: "Let's Talk" }).click();
    const form = page.getByLabel('Start Your Project', { exact: true });
    await expect(form.getByRole('textbox', { name: 'First Name' })).toBeInViewport();
    const begin = form.getByLabel(/When do you want to start/);
    await expect(begin).toBeHidden();
    await form.getByRole('combobox', { name: 'Interested Package' }).selectOption('WAVE, for growing practices');
    await expect(begin).toBeVisible();
    await fillIn(page, 'ada@example.com');
    await begin.selectOption('Soon');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent!', { exact: true })).toBeVisible();
  });

  await test.step('without scripts, the same', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const plain = await context.newPage();
    await plain.goto('/#contact');
    await fillIn(plain, 'grace@example.com');
    await plain.getByRole('combobox', { name: 'Interested Package' }).selectOption('WAVE, for growing practices');
    await plain.getByLabel(/When do you want to start/).selectOption('Soon');
    await plain.getByRole('button', { name: 'Send Message' }).click();
    await expect(plain).toHaveURL(/\/thank-you/);
    await context.close();
  });

  const answer = { questionId: 'when-do-you-want-to-start', question: 'When do you want to start?', answer: 'Soon' };
  const { items } = await staff.contacts.list.query({ limit: 2, sort: '-date' });
  expect(items.map(({ email }) => email).toSorted()).toEqual(['ada@example.com', 'grace@example.com']);
  for (const { answers } of items) expect(answers).toContainEqual(answer);
  await page.goto('/admin?tab=contacts');
  await page
    .getByRole('button', { name: /^Ada Marsh/ })
    .first()
    .click();
  await expect(page.getByText(answer.question).first()).toBeVisible();
});

async function addQuestion(page: Page, label: string, fill: (dialog: ReturnType<Page['locator']>) => Promise<unknown>) {
  await page.getByRole('button', { name: 'Add question' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByLabel(/^(Question|Sentence to agree to)/).fill(label);
  await dialog.getByRole('button', { name: 'Save question' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: label }).first()).toBeVisible();
}

async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.getByLabel('Start Your Project', { exact: true });
  await form.getByRole('textbox', { name: 'First Name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Last Name' }).fill('Marsh');
  await form.getByRole('textbox', { name: 'Email Address' }).fill(email);
}
