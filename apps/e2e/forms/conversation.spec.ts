// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
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

test('an enquiry is acknowledged, answered in the dashboard with a file after an undo, and its answer pasted', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const site = await (started ?? Promise.reject(new Error('The site was not started.')));
  const [email, name] = ['mira@example.com', 'Mira Marsh'];
  const data = { firstName: 'Mira', lastName: 'Marsh', email, message: 'We need a site.' };
  const { reference } = (await (await request.post('/api/contact', { data })).json()) as { reference: string };
  const acknowledgement = await site.nextMail(email);
  expect(acknowledgement.subject).toBe(`We have your enquiry ${reference}`);

  await page.goto('/admin?tab=contacts');
  await page.getByRole('button', { name: `Open ${name}` }).click();
  const conversation = page.getByRole('region', { name: `Conversation with ${name}` });
  await expect(conversation.getByRole('listitem')).toContainText('Acknowledgement');
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
  const [arrived] = (await site.nextMail(email)).attachments;
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
  await expect(conversation.getByRole('listitem')).toHaveCount(3);
  await expect(conversation.getByText('> Yes, we can.')).toBeHidden();
  await page.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Admin' });
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});
