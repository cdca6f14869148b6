// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type MailSite, openMailSite } from './mail-site.ts';

test.describe.configure({ mode: 'serial' });

let started: Promise<MailSite> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    started ??= openMailSite(testInfo.outputPath('data'));
    await provide((await started).origin);
  },
});

test.afterAll(async () => (await started)?.close());

test('an inquiry is acknowledged, and answered in the dashboard with a file after an undo; its answer is pasted @journey', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const site = await (started ?? Promise.reject(new Error('The site was not started.')));
  const [email, name] = ['mira@example.com', 'Mira Marsh'];
  const data = { firstName: 'Mira', lastName: 'Marsh', email, message: 'We need a site.' };
  const { reference } = (await (await request.post('/api/contact', { data })).json()) as { reference: string };
  const acknowledgement = await site.nextMail(email);
  expect(acknowledgement.subject).toBe(`We received your inquiry (${reference})`);

  await page.goto('/admin?tab=contacts');
  await page.getByRole('button', { name, exact: true }).click();
  const conversation = page.getByRole('region', { name: `Conversation with ${name}` });
  await expect(conversation.getByRole('listitem')).toContainText(['We need a site.', 'Acknowledgement']);
  const field = conversation.getByRole('textbox', { name: `Reply to ${name}` });
  await field.fill('Yes, we cna.');
  await page.reload();
  await expect(field).toHaveValue('Yes, we cna.');
  const choose = conversation.getByLabel('Files to attach');
  const offer = { name: 'Größe عرض.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 An offer') };
  await choose.setInputFiles([offer, { name: 'report.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }]);
  await expect(conversation.getByRole('alert')).toHaveText(/^report\.exe cannot be attached: /);
  const remove = conversation.getByRole('button', { name: `Remove ${offer.name}` });
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(remove).toBeVisible();
  await field.press('Control+Enter');
  await expect(remove).toBeHidden();
  await conversation.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('Yes, we cna.');
  await expect(remove).toBeVisible();
  await field.fill('Yes, we can.');
  await conversation.getByRole('button', { name: 'Send reply' }).click();
  await expect(field).toHaveValue('');
  await expect.poll(async () => (await site.nextMail(email)).text, { timeout: 60_000 }).toMatch(/^Yes, we can\./);
  const reply = await site.nextMail(email);
  expect([reply.subject, reply.inReplyTo]).toEqual([
    `Your inquiry at Tideline (${reference})`,
    acknowledgement.messageId,
  ]);
  const [arrived] = reply.attachments;
  expect([arrived?.filename, new TextDecoder().decode(arrived?.content as ArrayBuffer)]).toEqual([
    offer.name,
    offer.buffer.toString(),
  ]);
  await expect(conversation.getByText('Sent', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await conversation.getByRole('listitem').getByRole('button', { name: offer.name }).click();
  const file = await download;
  expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual([
    offer.name,
    offer.buffer.toString(),
  ]);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'contacted' })).toBeVisible();

  await conversation.getByRole('button', { name: 'Paste a message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a message' });
  await dialog
    .getByRole('textbox', { name: 'Pasted text' })
    .fill('Tuesday?\n\nOn Nov 23, 2026, Admin wrote:\n> Yes, we can.');
  await dialog.getByRole('button', { name: 'Add to conversation' }).click();
  await expect(conversation.getByRole('listitem')).toHaveCount(5); // a file too
  await expect(conversation.getByText('> Yes, we can.')).toBeHidden();
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Admin' });
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test('a saved reply is saved from typed text, edited, inserted with the first name, and deleted (issue 29) @journey', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const data = { firstName: 'Noor', lastName: 'Ahlam', email: 'noor@example.com', message: 'A new site?' };
  await request.post('/api/contact', { data });
  await page.goto('/admin?tab=contacts');
  await page.getByRole('button', { name: 'Noor Ahlam', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Inquiry of Noor Ahlam' });
  const field = panel.getByRole('textbox', { name: 'Reply to Noor Ahlam' });
  await field.fill('Dear {firstName}, thanks!');
  const opener = panel.getByRole('button', { name: 'Saved replies' });
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });

  await opener.click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Thanks');
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Insert: Thanks' })).toBeVisible();
  expect(new URL(page.url()).search).toContain('tab=contacts');
  await expectAccessible(page);
  await expect(field).toHaveValue('Dear {firstName}, thanks!'); // neither sent nor lost

  await dialog.getByRole('button', { name: 'Edit: Thanks' }).click();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {firstName}, thank you for {reference}.');
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expect(dialog.getByText('thank you for {reference}.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit: Thanks' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel).toBeVisible();
  await expect(opener).toBeFocused();

  await field.fill('');
  await opener.click();
  await dialog.getByRole('button', { name: 'Insert: Thanks' }).click();
  await expect(field).toHaveValue(/^Dear Noor, thank you for TL-\S+\.$/);

  await page.setViewportSize({ width: 360, height: 740 });
  await opener.click();
  await expect(dialog.getByRole('button', { name: 'Edit: Thanks' })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete: Thanks' }).click();
  await expect(dialog.getByText('There are no saved replies yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
});
