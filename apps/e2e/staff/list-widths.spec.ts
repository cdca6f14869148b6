// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

const ENQUIRIES = 33;

let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());
// One run of `afterAll`: both tests use the server.
test.describe.configure({ mode: 'default' });

test('33 inquiries fit in 2,200 px of a phone; a tablet shows a table with fewer columns', async ({
  page,
  request,
  nextAddress,
}) => {
  for (let number = 1; number <= ENQUIRIES; number += 1) {
    const data = {
      firstName: 'Dana',
      lastName: `Whitfield-Sørensen of the ${number}. practice`,
      email: `dana-${number}@example.com`,
      company: 'Whitfield & Sons Dental Practices of Greater Los Angeles',
      package: 'wave',
    };
    await request.post('/api/contact', { data, headers: { 'x-forwarded-for': nextAddress() } });
  }
  await page.goto('/admin?tab=contacts');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(ENQUIRIES);
  const columns = page.getByRole('columnheader').filter({ visible: true });
  for (const [width, names] of [
    [1280, ['Select', 'Name', 'Email', 'Company', 'Package', 'Date', 'Status', 'Reply', 'Actions']],
    [1024, ['Select', 'Name', 'Email', 'Company', 'Package', 'Date', 'Status', 'Reply', 'Actions']],
    [1000, ['Select', 'Name', 'Company', 'Status', 'Reply', 'Actions']],
    [640, ['Select', 'Name', 'Status', 'Reply', 'Actions']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(columns).toHaveText(names.map((name) => new RegExp(name === 'Select' ? '^$' : name)));
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.locator('thead')).not.toContainText('Email');
  const { height } = (await page.getByRole('table').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(ENQUIRIES * 44);
  expect(height).toBeLessThan(2_200);
  expect(await layoutFaults(page)).toEqual([]);

  await rows
    .first()
    .getByRole('button', { name: /^Actions for Dana/ })
    .click();
  await page.getByRole('menuitem', { name: 'Set to contacted' }).click();
  await expect(rows.getByText('contacted', { exact: true })).toBeVisible();
});

const LONG = 'Tidewater'.repeat(14).slice(0, 120);
const WORDS = [LONG, 'عيادة الأسنان الكبرى في المدينة القديمة', '🌊🐚 The tide 👩🏽‍🔬 of the 🏴󠁧󠁢󠁥󠁮󠁧󠁿 coast'];

test('long words, right-to-left text and emoji fit in the search, saved views, the sheet and the bulk bar', async ({
  page,
  request,
  staff,
  nextAddress,
}) => {
  for (const [at, name] of WORDS.entries()) {
    const data = { firstName: 'Ada', lastName: 'Wide', email: `wide-${at}@example.com`, company: name };
    await request.post('/api/contact', { data, headers: { 'x-forwarded-for': nextAddress() } });
    await staff.contacts.views.add.mutate({ name: name.slice(0, 60), isShared: at === 1, status: 'won' });
  }
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(size);
    for (const word of WORDS) {
      await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(word)}`);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await expect(page.getByRole('searchbox')).toHaveValue(word);
      await page.getByRole('checkbox', { name: /^Select Ada/ }).check();
      await expect(page.getByText('1 inquiry selected')).toBeVisible();
      expect(await layoutFaults(page), `${size.width} px, ${word}`).toEqual([]);
    }
  }
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox', { name: 'Name' }).fill(LONG);
  expect(await layoutFaults(page)).toEqual([]);
});
