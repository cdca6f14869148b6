import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@tideline/api-client';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { startOwnServer } from '../support/own-server.ts';

const DAY_MS = 86_400_000;
const ENOUGH = 20;

test('the contact section says how soon inquiries are answered, but not with fewer than twenty of them', async ({
  browser,
  nextAddress,
}, testInfo) => {
  test.setTimeout(120_000); // three servers, one after the other
  const dataDir = testInfo.outputPath('data');
  const settings = { SAMPLE_DATA: '0' };
  const change = (statement: string, ...values: string[]) => {
    const database = new DatabaseSync(`${dataDir}/tideline.db`, { timeout: 5000 });
    const { changes } = database.prepare(statement).run(...values);
    database.close();
    expect(changes).toBeGreaterThan(0);
  };

  const first = await startOwnServer(dataDir, settings);
  for (let sent = 1; sent <= ENOUGH; sent += 1) {
    const address = nextAddress();
    const visitor = createClient({
      url: first.url,
      fetch: (url, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', address);
        return fetch(url, { ...init, headers });
      },
    });
    await visitor.contacts.send.mutate({
      firstName: 'Ada',
      lastName: `Marsh ${sent}`,
      email: `ada-${sent}@example.com`,
    });
  }
  await first.stop();
  const sentAt = new Date(Date.now() - 10 * DAY_MS).toISOString();
  change(
    "update contacts set status = 'contacted', submitted_at = ?, first_answered_at = ?, answer_seconds = 10800",
    sentAt,
    sentAt,
  );

  const page = await browser.newPage(); // the page of the fixture accepts one origin only
  const second = await startOwnServer(dataDir, settings);
  await page.goto(second.url);
  const promise = page.getByText('In the last 90 days, 100% of inquiries had an answer in 24 hours or less.');
  await expect(promise).toContainText('The median answer took 3 hours.');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await second.stop();
  change("update contacts set status = 'spam' where last_name = 'Marsh 1'");

  const third = await startOwnServer(dataDir, settings);
  await page.goto(third.url);
  await expect(page.getByText('24h Response')).toBeVisible();
  await expect(promise).toHaveCount(0);
  await page.close();
  await third.stop();
});
