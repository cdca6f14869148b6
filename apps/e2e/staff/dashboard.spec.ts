import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

const TABS = [
  ['Overview', '/admin'],
  ['Blog Posts', '/admin?tab=posts'],
  ['Newsletter', '/admin?tab=newsletter'],
  ['Contacts', '/admin?tab=contacts'],
  ['Analytics', '/admin?tab=analytics'],
  ['Settings', '/admin?tab=settings'],
] as const;

// The other tabs are checked where they have few rows and everything is expanded: below, in `analytics.spec.ts`,
// `contact-notes.spec.ts` and `privacy.spec.ts`.
test('the URL holds the tab, so that reload and back keep it; Overview is accessible, on a phone in the dark theme too', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('tab')).toHaveText(TABS.map(([name]) => name));
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/^Powered by Tideline \d+\.\d+\.\d+$/);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  for (const [name, address] of TABS.slice(1)) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
});

test('Blog Posts labels every status, shows a dash for no views, and is accessible, on a phone in the dark theme too', async ({
  page,
  staff,
  unique,
}) => {
  const word = unique('Statuses');
  await staff.posts.create.mutate({ title: `${word} one`, status: 'draft' });
  await staff.posts.create.mutate({ title: `${word} two`, status: 'published', publishDate: '2025-01-01' });
  await staff.posts.create.mutate({ title: `${word} three`, status: 'scheduled', publishDate: '2999-01-01' });
  await page.goto(`/admin?tab=posts&q=${word}`);
  for (const [title, status] of [
    ['one', 'draft'],
    ['two', 'published'],
    ['three', 'scheduled'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: `${word} ${title}` });
    await expect(row.getByText(status, { exact: true })).toBeVisible();
    await expect(row.getByRole('cell').nth(6)).toHaveText('—'); // Views
  }
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('scheduled');
  await expect(page).toHaveURL(/status=scheduled/);
  await expect(page.getByRole('rowheader')).toHaveText([`${word} three`]);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('no such words at all');
  await expect(page.getByText('No blog posts found')).toBeVisible();
});

test('Delete offers a choice: Unpublish keeps a post as a draft, the trash can be undone', async ({
  page,
  staff,
  publishPost,
  unique,
}) => {
  const word = unique('Delete me');
  const [first, second] = [`${word} one`, `${word} two`];
  const firstPath = await publishPost(first);
  const secondPath = await publishPost(second);
  const dialogFor = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    return page.getByRole('dialog', { name: `Delete “${title}”?` });
  };

  await test.step('Unpublish', async () => {
    await page.goto(`/admin?tab=posts&q=${word}`);
    const dialog = await dialogFor(first);
    await expect(dialog.getByRole('button', { name: 'Move to trash' })).toBeVisible();
    await expectAccessible(page);
    const release = await holdCalls(page, 'posts.update');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(dialog.getByRole('button', { name: 'Unpublishing...' })).toBeDisabled();
    release();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: first })).toContainText('draft');
    expect(await staff.posts.byId.query({ id: firstPath.slice('/blog/'.length) })).toMatchObject({ status: 'draft' });
  });

  await test.step('a response that arrives after its dialog was closed leaves the next dialog open', async () => {
    const release = await holdCalls(page, 'posts.update');
    await (await dialogFor(second)).getByRole('button', { name: 'Unpublish' }).click();
    await page.keyboard.press('Escape');
    const dialog = await dialogFor(first);
    release();
    await expect(page.getByRole('row').filter({ hasText: second })).toContainText('draft');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await staff.posts.update.mutate({ id: secondPath.slice('/blog/'.length), changes: { status: 'published' } });
  });

  await test.step('Move to trash and restore', async () => {
    await (await dialogFor(second)).getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByRole('rowheader')).toHaveText([first]);
    expect((await page.request.get(secondPath)).status()).toBe(404);
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('button', { name: `Restore ${second}` }).click();
    await expect(page.getByRole('row').filter({ hasText: second })).toHaveCount(0);
    expect((await page.request.get(secondPath)).status()).toBe(200);
  });
});

test('a subscriber is added, edited and removed, and the list is accessible, on a phone in the dark theme too @journey', async ({
  page,
  staff,
  unique,
}) => {
  const word = unique('subscriber');
  const email = `${word}@example.com`;
  await page.goto(`/admin?tab=newsletter&q=${word}`);
  await expect(page.getByText('No subscribers found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Subscriber' }).click();
  await page.getByRole('dialog', { name: 'Add Subscriber' }).getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('active');
  await expect(row).toContainText('Website Form');
  await expectAccessible(page);
  await expectReadableInTheDark(page);

  const choose = async (act: string) => {
    await row.getByRole('button', { name: `Actions for ${email}` }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await choose('Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Subscriber' });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('unsubscribed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('unsubscribed');

  await test.step('a response that arrives after its dialog was closed leaves the next dialog open', async () => {
    const release = await holdCalls(page, 'subscribers.update');
    await choose('Edit');
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption('active');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.keyboard.press('Escape');
    await choose('Edit');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(`typed-${email}`);
    release();
    await expect(row).toContainText('active');
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(`typed-${email}`);
    await page.keyboard.press('Escape');
  });

  await choose('Remove');
  await page.getByRole('dialog', { name: 'Remove this subscriber?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No subscribers found')).toBeVisible();
  expect((await staff.subscribers.list.query({ q: word })).total).toBe(0);
});

test('an inquiry expands to its message and shows how long it has waited, until its status changes @journey', async ({
  page,
  request,
  staff,
  unique,
}) => {
  const word = unique('enquiry');
  const sender = { firstName: 'Ada', lastName: word, email: `${word}@example.com` };
  await request.post('/api/contact', { data: { ...sender, message: 'First line.\nSecond line.', company: 'Marsh' } });
  await request.post('/api/contact', { data: { ...sender, lastName: `${word} again` } });
  await page.goto(`/admin?tab=contacts&q=${word}`);
  const row = page.getByRole('row').filter({ hasText: 'Marsh' });
  await expect(row.getByRole('cell').nth(-2)).toHaveText(/^23 h left\s*Waiting \d+ min$/);
  const opener = row.getByRole('button', { name: `Message of Ada ${word}` });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('First line.')).toBeVisible();
  await opener.click();
  await expect(page.getByText('First line.')).toBeHidden();
  await page.getByRole('button', { name: `Message of Ada ${word} again` }).click();
  await expect(page.getByText('No message provided')).toBeVisible();

  await row.getByRole('button', { name: /: pending$/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['pending', 'contacted', 'qualified', 'won', 'lost', 'spam']);
  await page.getByRole('menuitem', { name: 'contacted' }).click();
  await expect(row.getByRole('button', { name: /: contacted$/ })).toBeVisible();
  await expect(row.getByRole('cell').nth(-2)).toHaveText('answered after 0 min');
  await expect
    .poll(async () => (await staff.contacts.list.query({ q: word, status: 'contacted' })).items)
    .toMatchObject([{ company: 'Marsh' }]);
  const filter = page.getByRole('combobox', { name: 'Filter by status' });
  await filter.selectOption('pending');
  await expect(page.getByRole('rowheader')).toHaveText([`Ada ${word} again`]);
  await filter.selectOption('contacted');
  await expect(page.getByRole('rowheader')).toHaveText([`Ada ${word}`]);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    tab: 'contacts',
    q: word,
    status: 'contacted',
  });
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('no such person');
  await expect(page.getByText('No contact submissions found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all inquiries' }).click();
  await expect(page).toHaveURL('/admin?tab=contacts');
});

test('the overview states its period and links recent activity and the inquiries that wait, overdue ones first', async ({
  page,
  request,
  unique,
}) => {
  const word = unique('latest');
  const sender = { firstName: 'Ada', lastName: word, email: `${word}@example.com` };
  // Sample data has one enquiry older than a day; this one is new.
  await request.post('/api/contact', { data: sender });
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Contact Forms/ }).focus();
  await expect(page.getByRole('tooltip')).toContainText('those of the last seven days');
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  // Other tests send enquiries at the same time; only the two newest are shown.
  const entry = activity.getByRole('link', { name: /^From .+ - .+/ }).first();
  await entry.click();
  await expect(page).toHaveURL(/tab=contacts&row=/);
  await expect(page.getByRole('rowheader').getByRole('button', { expanded: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Overview' }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  await expect(waiting).toContainText(/\d+ overdue · \d+ due within 4 h/);
  await expect(waiting.getByRole('listitem').first()).toContainText(/Overdue by \d+ (h|days?)/);
  await waiting.getByRole('link', { name: 'All pending' }).click();
  await expect(page).toHaveURL('/admin?tab=contacts&status=pending');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toContainText(/Overdue by \d+ (h|days?)/);
  await expect(rows.last()).toContainText(/\d+ (h|min) left/);
});
