import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { expect, onTestFinished, test } from 'vitest';
import { COMMAND } from '../../../core/audit/audit.repository.ts';
import { makeDueBackup } from '../../../care/backup/make/make-due-backup.ts';
import { restoreBackup } from '../../../care/backup/restore/restore-backup.ts';
import { digestMail } from '../../../core/mailbox/parse/digest-mail.ts';
import { erasePerson } from '../../../care/privacy/erase-person.ts';
import { listPersonMessages } from '../../../care/privacy/person-conversations.repository.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import { CONTACT, openReplySite } from '../../../testing/mail/reply-site.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { findAttachment, insertAttachment } from '../../threads/attachments.repository.ts';
import { saveMailedFile, sweepMailedFiles } from '../../threads/mailed-file-folder.ts';
import { conversationHandler } from './conversation-handler.ts';

const PLAN = 'A plan of the site. '.repeat(10_000);

describeOnEachDatabase('the files of incoming mail', (database) => {
  /** A site that has received a mail with a plan. */
  async function receive() {
    const folder = await openTestFolder();
    const mediaDir = join(folder, 'media');
    const site = await openReplySite(database());
    const staff = callAsStaff(database(), { ...site.changes, mediaDir });
    const contactId = await site.enquire();
    const { reference } = await staff.contacts.byId({ id: contactId });
    const raw = `From: ${CONTACT.email}
To: hello@tideline.example
Subject: Re: Your enquiry ${reference}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=B

--B
Content-Type: text/plain

See the plan.
--B
Content-Type: text/plain
Content-Disposition: attachment; filename="plan.txt"

${PLAN}
--B--
`.replaceAll('\n', '\r\n');
    const message = await digestMail(new Uint8Array(Buffer.from(raw)));
    const { handle } = conversationHandler(mediaDir);
    const receiving = database().transaction();
    await receiving.execute(async (trx) => message && handle(trx, message, site.clock.now()));
    const { messages } = await staff.conversations.read({ contactId });
    const [file] = messages.at(-1)?.attachments ?? [];
    return { ...site, staff, contactId, folder, mediaDir, id: file?.id ?? '' };
  }

  test('are outside of the database, for downloads and the export of a person; those in it stay readable', async () => {
    const { staff, contactId, mediaDir, id } = await receive();
    expect(await readdir(mediaDir)).toEqual(expect.arrayContaining([`${id}.mailed`]));
    expect(await database().selectFrom('contact_attachment_parts').selectAll().execute()).toEqual([]);
    const { content } = await staff.conversations.attachment({ id });
    expect(content.toString().trim()).toBe(PLAN.trim());
    const [message] = await listPersonMessages({ db: database(), mediaDir }, contactId);
    expect(atob(message?.attachments[0]?.base64 ?? '').trim()).toBe(PLAN.trim());

    const row = await database().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    const old = { id: 'old', messageId: row.id, position: 1, name: 'old.txt', bytes: 4, content: Buffer.from('Old.') };
    const storing = database().transaction();
    await storing.execute((trx) => insertAttachment(trx, old));
    expect((await staff.conversations.attachment({ id: 'old' })).content.toString()).toBe('Old.');
  });

  test('are mirrored once by backups, whose database does not have them, and restored', async () => {
    const { folder, mediaDir, id, staff, contactId } = await receive();
    const backupDir = join(folder, 'backups');
    const options = { db: database(), mediaDir, backupDir, retention: { days: 14, weeks: 3 } };
    await makeDueBackup({ ...options, now: TEST_NOW });
    await staff.conversations.paste({ contactId, direction: 'in', text: 'Any news?' });
    const path = String(await makeDueBackup({ ...options, now: later(TEST_NOW, HOUR_MS) }));
    expect(path).toContain('.hourly');
    expect(await readdir(join(backupDir, 'pictures'))).toHaveLength(1);

    const restored = {
      databaseUrl: `file:${join(folder, 'new', 'tideline.db')}`,
      mediaDir: join(folder, 'new', 'media'),
    };
    await restoreBackup({ path, ...restored, replaces: false, now: later(TEST_NOW, 2 * HOUR_MS) });
    const db = openDatabase(restored.databaseUrl);
    onTestFinished(() => db.destroy());
    const file = await findAttachment({ db, mediaDir: restored.mediaDir }, id, TEST_STAFF);
    expect(file?.content.toString().trim()).toBe(PLAN.trim());
    expect(await db.selectFrom('contact_attachment_parts').selectAll().execute()).toEqual([]);
  });

  test('are deleted with their row, as are those whose row was never committed', async () => {
    const { mediaDir, id } = await receive();
    const lost = crypto.randomUUID();
    await saveMailedFile(mediaDir, lost, Buffer.from('Lost'));
    const files = async () => (await readdir(mediaDir)).filter((name) => name.endsWith('.mailed')).toSorted();
    const now = new Date().toISOString();
    await sweepMailedFiles(database(), mediaDir, now);
    expect(await files()).toEqual([`${id}.mailed`, `${lost}.mailed`].toSorted()); // it may be about to be committed
    for (const name of await files()) await utimes(join(mediaDir, name), 0, 0);
    await sweepMailedFiles(database(), mediaDir, now);
    expect(await files()).toEqual([`${id}.mailed`]);
    await erasePerson(database(), CONTACT.email, COMMAND, now);
    await sweepMailedFiles(database(), mediaDir, now);
    expect(await files()).toEqual([]);
  });
});
