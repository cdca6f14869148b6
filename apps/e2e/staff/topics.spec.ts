// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

// A separate site, since other tests must not see its topics.
let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  expectedComplaints: /status of 409/,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

const FIRST = 'W'.repeat(60);
const SECOND = 'נושא 🌊 topic';

test('topics are added, ordered, renamed and deleted; long and right-to-left names fit every width', async ({
  page,
  staff,
}) => {
  await page.goto('/admin?tab=newsletter&view=issues');
  const topics = page.getByRole('region', { name: 'Topics' });
  for (const name of [FIRST, SECOND]) {
    await topics.getByRole('button', { name: 'Add topic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add topic' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.insertText(name);
    await dialog.getByRole('textbox', { name: 'Description' }).fill(`About ${name.repeat(2)}.`);
    await page.keyboard.press('Enter');
    await expect(topics.getByRole('heading', { name })).toBeVisible();
  }
  await expectAccessible(page);
  for (const width of [360, 768, 1680, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
  }

  const up = topics.getByRole('button', { name: `Move up: ${SECOND}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect.poll(() => namesOf(page)).toEqual([SECOND, FIRST]);
  await expect.poll(async () => (await staff.topics.list.query()).map(({ name }) => name)).toEqual([SECOND, FIRST]);

  await openOf(topics, 'Edit', FIRST).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(SECOND);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A topic with this name already exists.')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const name of [FIRST, SECOND]) {
    await openOf(topics, 'Delete', name).click();
    await page.getByRole('button', { name: 'Delete topic' }).click();
    await expect(topics.getByRole('heading', { name })).toHaveCount(0);
  }
  await expectReadableInTheDark(page);
});

function openOf(topics: Locator, word: string, name: string): Locator {
  return topics.getByRole('button', { name: `${word}: ${name}` });
}

async function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Topics' }).getByRole('heading', { level: 3 }).allTextContents();
}
