// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { text } from 'node:stream/consumers';
import { createClient } from '@tideline/api-client';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { type MailSite, openMailSite } from './mail-site.ts';
import { ownSession } from '../support/own-session.ts';

// The tests share one server that sends mail.
test.describe.configure({ mode: 'serial' });

let site: MailSite;
let origin = '';

test.use({
  session: ownSession,
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  site = await openMailSite(testInfo.outputPath('data'));
  ({ origin } = site);
});

test.afterAll(() => site.close());

for (const [name, email, javaScriptEnabled] of [
  ['with JavaScript', 'chooser@example.com', true],
  ['without JavaScript', 'plain@example.com', false],
] as const) {
  test.describe(`preferences ${name}`, () => {
    test.use({ javaScriptEnabled });

    test('a reader chooses topics, downloads the data, leaves and erases it @journey', async ({ page, staff }) => {
      test.setTimeout(180_000);
      await staff.topics.add.mutate({ name: `SEO ${email}`, description: 'Being found in search.' });
      await staff.topics.add.mutate({ name: `Ads ${email}` });
      await createClient({ url: origin }).subscribers.subscribe.mutate({ email });
      await page.goto(site.linkIn(await site.nextMail(email), 'unsubscribe'));
      await page.getByRole('link', { name: 'Change your choices instead' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your newsletter');
      const link = page.url();
      const opened = await page.goto(link);
      expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.setViewportSize({ width: 360, height: 800 });
      if (javaScriptEnabled) {
        expect(await layoutFaults(page)).toEqual([]);
        await expectAccessible(page);
        await expectReadableInTheDark(page);
      }

      for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
      await page.getByRole('button', { name: 'Save choices' }).click();
      await expect(page.getByRole('alert')).toHaveText('Choose at least one topic, or unsubscribe.');
      for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
      await page.getByRole('checkbox', { name: `SEO ${email}` }).check();
      await page.getByRole('radio', { name: 'One digest a month' }).check();
      await page.getByRole('button', { name: 'Save choices' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your choices are saved.' })).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await expect(page.getByRole('radio', { name: 'One digest a month' })).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);

      await page.getByRole('button', { name: 'Send me a link to download' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox');
      const download = site.linkIn(await site.nextMail(email, 'Your data at'), 'download');
      await page.goto(download);
      if (javaScriptEnabled) await expectAccessible(page);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await (await downloading).createReadStream();
      expect(JSON.parse(await text(file))).toMatchObject({ email, subscriptions: [{ frequency: 'monthly' }] });
      await page.goto(download);
      await page.getByRole('button', { name: 'Download my data' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');

      await page.goto(link);
      await page.getByRole('combobox', { name: 'Why are you leaving?' }).selectOption('Too many emails');
      await page.getByRole('textbox', { name: 'In your own words' }).fill(`Once a month, ${name}.`);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
      expect((await staff.preferences.reasons.query()).comments.map(({ comment }) => comment)).toContain(
        `Once a month, ${name}.`,
      );

      await page.goto(link);
      await expect(page.getByText('This address does not get the newsletter.')).toBeVisible();
      await page.getByRole('button', { name: 'Send me a link to erase' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox');
      await page.goto(site.linkIn(await site.nextMail(email, 'Erase your data at'), 'erase'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erase everything about you?');
      expect((await staff.subscribers.list.query({ q: email })).total).toBe(1); // opening the page erases nothing
      await page.getByRole('button', { name: 'Erase my data' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data is erased');
      expect((await staff.subscribers.list.query({ q: email })).total).toBe(0);
    });
  });
}
