// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { cutOff, holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';
import { ownSession } from '../support/own-session.ts';
import { staffLogin } from '../support/staff-login.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

// The tests share one site, which is freshly installed at first and empty at the end.
test.describe.configure({ mode: 'serial' });

const SAMPLE_POST = 'local-seo-for-clinics';

let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '1' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('a fresh installation with sample data shows the documented captions, page views and traffic sources; its post list is accessible, on a phone in the dark theme too', async ({
  page,
  staff,
}) => {
  await page.goto('/admin');
  const panel = page.getByRole('tabpanel', { name: 'Overview' });
  const overview = await staff.stats.totals.query();
  for (const [label, value, caption] of [
    ['Total Blog Posts', overview.totalPosts, 'All published content'],
    ['Newsletter Subscribers', overview.totalSubscribers, '+8% from last month'],
    ['Blog Posts', overview.publishedPosts, '3 published this month'],
    ['Contact Forms', overview.totalContacts, '23 this week'],
  ] as const) {
    await expect(
      panel.getByRole('link', { name: `${label} ${value.toLocaleString('en-US')} ${caption}`, exact: true }),
    ).toBeVisible();
  }
  expect(overview.publishedPosts).toBeGreaterThanOrEqual(12);
  await expect(panel.getByText('Sample data', { exact: true })).toBeVisible();

  const activity = panel.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem')).toHaveCount(5);
  await expect(activity.getByText(/^\S+@\S+ joined recently$/)).toHaveCount(2);
  await expect(activity.getByText(/^From .+ - .+$/)).toHaveCount(2);
  await expect(activity.getByText(/^".+" was (published|updated)$/)).toHaveCount(1);

  await page.getByRole('tab', { name: 'Analytics' }).click();
  const rows = (table: string) => page.getByRole('table', { name: table }).getByRole('row');
  for (const [name, views] of [
    ['Home', '4,247'],
    ['Services', '2,156'],
    ['About', '1,893'],
    ['Blog', '1,547'],
    ['Contact', '892'],
  ] as const) {
    await expect(rows('Page views').filter({ hasText: name })).toContainText(views);
  }
  await expect(rows('Page views')).toHaveCount(6);
  for (const [source, percent] of [
    ['Organic', '45%'],
    ['Direct', '28%'],
    ['Social', '15%'],
    ['Referral', '12%'],
  ] as const) {
    await expect(rows('Traffic sources').filter({ hasText: source })).toContainText(percent);
  }

  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Blog CMS' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test.describe('settings', () => {
  test.use({ expectedComplaints: /status of 400|net::ERR_/ });

  test('are refused with a message at the invalid field, and nothing is saved; valid ones show on the public site at once', async ({
    page,
    staff,
  }) => {
    await page.goto('/admin?tab=settings');
    const save = page.getByRole('button', { name: 'Save Settings' });

    await test.step('refused', async () => {
      const before = await staff.settings.read.query();
      const wrong = [
        ['Site Title', ' ', 'Site title is required.'],
        ['Contact Email', 'nobody', 'Contact email must look like name@example.com.'],
        ['LinkedIn', 'javascript:alert(1)', 'Social link must begin with https://.'],
        ['Analytics ID', 'x\u0007', 'Analytics ID must be on one line.'],
      ] as const;
      for (const [field, value] of wrong) await page.getByLabel(field).fill(value);
      await save.click();
      for (const [field, , message] of wrong) {
        await expect(page.getByRole('tabpanel').getByText(message)).toBeVisible();
        const described = new RegExp(`${message.replaceAll('.', String.raw`\.`)}$`);
        await expect(page.getByLabel(field)).toHaveAccessibleDescription(described);
        await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
      }
      expect(await staff.settings.read.query()).toEqual(before);
    });

    await test.step('saved; text typed meanwhile stays', async () => {
      await page.getByRole('textbox', { name: 'Site Title' }).fill('Ebb & Flow');
      await page.getByRole('textbox', { name: 'Contact Email' }).fill('hello@ebb.example');
      await page.getByRole('textbox', { name: 'Instagram' }).fill('');
      await page.getByRole('textbox', { name: 'LinkedIn' }).fill('https://www.linkedin.com/company/ebb');
      await page.getByRole('combobox', { name: 'Time Zone' }).fill('Auckland (Pacific)');
      const release = await holdCalls(page, 'settings.update');
      await page.getByRole('textbox', { name: 'Analytics ID' }).fill('G-');
      await save.click();
      await page.getByRole('textbox', { name: 'Analytics ID' }).fill('G-EBB');
      release();
      await expectToast(page, 'Settings saved', 'The public site shows them now.');
      await expect(page.getByRole('textbox', { name: 'Analytics ID' })).toHaveValue('G-EBB');
      await save.click();
      await expect.poll(async () => (await staff.settings.read.query()).analyticsId).toBe('G-EBB');
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Analytics ID' })).toHaveValue('G-EBB');
      await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('');
    });

    await test.step('the editor shows dates in that zone, also after a failed load', async () => {
      const { id } = await staff.posts.create.mutate({ title: 'Dated', publishDate: '2026-03-08T09:00' });
      await cutOff(page, 'posts.byId');
      await page.goto(`/admin/blog?edit=${id}`);
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await page.unrouteAll();
      await retry.click();
      await expect(page.getByLabel('Publish date')).toHaveValue('2026-03-08');
      await expect(page.getByLabel('Time')).toHaveValue('09:00');
      await staff.posts.remove.mutate({ id });
    });

    await test.step('on the public site', async () => {
      await page.goto('/cookie-policy');
      await expect(page).toHaveTitle(/\| Ebb & Flow$/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ebb & Flow' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'hello@ebb.example' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(/^© 2024.* Ebb & Flow$/)).toBeVisible();
      const social = page.getByRole('contentinfo').getByRole('link', { name: /instagram|linkedin/i });
      await expect(social).toHaveCount(1);
      await expect(social).toHaveAttribute('href', 'https://www.linkedin.com/company/ebb');
      expect(await page.content()).not.toContain('G-EBB'); // only staff see it
    });

    await test.step('the privacy policy states the periods that are set, also once it was cached', async () => {
      const heading = page.getByRole('heading', { name: 'How long we keep it' });
      const periods = page.locator('section').filter({ has: heading });
      await page.goto('/privacy-policy');
      await expect(periods).toContainText(
        'Inquiries are kept, with how you found us, for 24 months after the last entry about them',
      );
      await expect(periods).toContainText('we delete it after 7 days');
      await staff.auth.confirmPassword.mutate({ password: staffLogin.password }); // the session may be older than the limit
      const defaults = await staff.privacy.retention.query();
      await staff.privacy.updateRetention.mutate({ ...defaults, contactMonths: 6, unconfirmedDays: 3 });
      await page.reload();
      await expect(periods).toContainText(
        'Inquiries are kept, with how you found us, for 6 months after the last entry about them',
      );
      await expect(periods).toContainText('we delete it after 3 days');
      await staff.privacy.updateRetention.mutate(defaults);
    });

    await test.step('a day begins nearly a day earlier in New Zealand than in California', async () => {
      const post = { title: 'Zoned', status: 'published', publishDate: '2025-03-04' } as const;
      const { id } = await staff.posts.create.mutate({ ...post, featuredImageUrl: '/icon-192.png' });
      expect((await staff.posts.byId.query({ id })).publishDate).toBe('2025-03-03T11:00:00.000Z');
      await page.goto(`/blog/${id}`);
      await expect(page.getByText('March 4, 2025')).toBeVisible();
      await staff.posts.remove.mutate({ id });
    });
  });
});

test('removal of the sample data states what is deleted and keeps other entries; each empty list says that it is empty', async ({
  page,
  staff,
}) => {
  const { id } = await staff.posts.create.mutate({
    title: 'Our own',
    status: 'published',
    publishDate: '2025-01-01',
    featuredImageUrl: '/icon-192.png',
  });
  const rewritten = await staff.posts.update.mutate({ id: SAMPLE_POST, changes: { title: 'Rewritten' } });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Remove sample data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the sample data?' });
  await expect(dialog.getByText(/^13 sample articles will move to the trash\./)).toBeVisible();
  // The author of the rewritten article is not deleted.
  await expect(
    dialog.getByText(
      /^Deleted permanently: 4 sample authors, 57 sample subscribers, 33 sample inquiries, 2 sample newsletter issues,/,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove sample data' }).click();
  await expectToast(page, 'Sample data removed', 'What you see now is your own.');
  await expect(page.getByText('Sample data', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Total Blog Posts 2 All published content' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Newsletter Subscribers 0 / })).toContainText('No comparison yet');

  // Fewer than four posts: the home page shows the documented teasers.
  await page.goto('/');
  const teasers = page
    .getByRole('region', { name: 'From Our Blog' })
    .getByRole('heading', { level: 3 })
    .getByRole('link');
  await expect(teasers).toHaveCount(4);
  for (const teaser of await teasers.all()) await expect(teaser).toHaveAttribute('href', '/blog');

  for (const own of [id, rewritten.id]) await staff.posts.remove.mutate({ id: own });
  await page.goto('/blog');
  await expect(page.getByText('No blog posts have been published yet. Check back soon for new content!')).toBeVisible();

  await page.goto('/admin');
  for (const [tab, message] of [
    ['Overview', 'No recent activity'],
    ['Blog Posts', 'No blog posts found'],
    ['Newsletter', 'No subscribers found'],
    ['Contacts', 'No contact submissions found'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByText(message)).toBeVisible();
  }
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Blog CMS' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expect(page.getByText('No blog posts found')).toBeVisible();
});
