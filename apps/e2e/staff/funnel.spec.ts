import { expect, test } from '../support/fixtures.ts';
import { openAtLeisure, putAway } from '../support/page-steps.ts';

/** The default user agent of the test's browser says that it is headless, which counts as a robot. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';

test('a visitor who stops is counted at the furthest field, one who sends the form as sent', async ({
  browser,
  baseURL,
  staff,
  unique,
}) => {
  const visitor = await browser.newContext({ userAgent: `${USER_AGENT} ${unique('funnel')}`, baseURL: baseURL ?? '' });
  const page = await visitor.newPage();
  const before = await staff.stats.funnel.query();
  const stopsAt = async (field: string) => {
    const { stops, ...funnel } = await staff.stats.funnel.query();
    return { ...funnel, stopped: stops.find((stop) => stop.field === field)?.visitors ?? 0 };
  };
  const stoppedBefore = before.stops.find(({ field }) => field === 'email')?.visitors ?? 0;

  const form = page.getByRole('region', { name: 'Start Your Project' });
  await openAtLeisure(page, '/#contact');
  await page.getByRole('button', { name: 'Start Your Project' }).click();
  const progress = page.waitForResponse(/form-progress/);
  for (const [name, text] of [
    ['Email Address', 'ada@example.com'],
    ['First Name', 'Ada'],
    ['Last Name', 'Marsh'],
  ] as const) {
    await form.getByRole('textbox', { name }).fill(text);
  }
  await progress;
  await putAway(page);
  await expect.poll(() => stopsAt('email')).toMatchObject({ started: before.started + 1, stopped: stoppedBefore + 1 });
  expect(await stopsAt('email')).toMatchObject({
    visits: before.visits + 1,
    opened: before.opened + 1,
    sent: before.sent,
  });

  await form.getByRole('textbox', { name: 'Tell us about your project' }).fill(unique('project'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent!').first()).toBeVisible();
  await expect.poll(() => stopsAt('email')).toMatchObject({ started: before.started + 1, sent: before.sent + 1 });
  expect(await stopsAt('email')).toMatchObject({ stopped: stoppedBefore, received: before.received + 1 });
  await visitor.close();
});

test.describe('staff', () => {
  test.use({ isSignedIn: true });

  test('sort what brings clients by keyboard, export it, and turn the weekly report on @journey', async ({
    page,
    staff,
  }) => {
    await page.goto('/admin?tab=analytics&range=12m');
    await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Clients' }).click();
    await expect(page).toHaveURL('/admin?tab=analytics&view=clients&range=12m');
    const results = page.getByRole('region', { name: 'What brings clients' });
    await results.getByRole('radio', { name: 'Sources' }).press('ArrowRight');
    await expect(page).toHaveURL(/by=campaign/);
    await results.getByRole('radio', { name: 'Campaigns' }).press('ArrowLeft');
    await expect(page).not.toHaveURL(/by=/);
    await results.getByRole('button', { name: 'Value', exact: true }).press('Enter');
    await expect(page).toHaveURL(/sort=-value/);
    await expect(results.getByRole('columnheader', { name: /^Value/ })).toHaveAttribute('aria-sort', 'descending');
    const download = page.waitForEvent('download');
    await results.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^results-\d{4}-\d\d-\d\d\.csv$/);

    await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Traffic' }).click();
    const me = page.getByRole('checkbox', { name: 'To me' });
    await me.press('Space');
    await expect.poll(async () => (await staff.stats.weekReaders.query()).me).toBe(true);
    await me.press('Space');
    await expect.poll(async () => (await staff.stats.weekReaders.query()).me).toBe(false);
  });
});
