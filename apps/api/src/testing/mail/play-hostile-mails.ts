import { DEFAULT_CONVERSATION_SETTINGS } from '@tideline/domain/conversation/conversation-settings';
import { expect } from 'vitest';
import { BUILT_SERVER, SERVER_ENV } from '../../../../../scripts/built-server.mjs';
import { mailboxKey } from '../../core/mailbox/imap-address.ts';
import { isolated } from '../../isolated.ts';
import { openTestImap, type TestImap } from './imap-mailbox.ts';
import { mailDoor } from './mail-round.ts';
import { CONTACT, openReplySite } from './reply-site.ts';
import type { HostileMail } from './hostile-mails.ts';
import type { ReadReport, readWatched } from './watched-reader.ts';
import { openTestSqliteFile } from '../server/sqlite-file.ts';
import { callAsStaff } from '../test-caller.ts';
import { openTestFolder } from '../test-folder.ts';
import { replyAddresses } from '../../sales/threads/reply-address.ts';

const SERVER_OPTIONS = BUILT_SERVER.filter((option) => option.startsWith('--'));
const TURN_MAX_MS = 50;
const GROWTH_MAX_MB = 80;
const TRIES = 3;
/** Number of mails that arrive between two reads. */
const TOGETHER = 8;

/** A process with the options of the server. It dies with what ends a server. */
async function startReader(databaseUrl: string, { mailbox }: TestImap): Promise<() => Promise<ReadReport>> {
  const mediaDir = await openTestFolder();
  const read = isolated<typeof readWatched>({
    program: 'testing/mail/watched-reader',
    name: 'readWatched',
    timeLimitMs: 600_000,
    idleMs: 60_000,
    runtime: 'child_process',
    execArgv: SERVER_OPTIONS,
    env: SERVER_ENV,
  });
  return () => read({ databaseUrl, mailbox, mediaDir });
}

/**
 * Sends the mails through an IMAP server to a separate process. Checks that none delays a page or fills the memory, and that
 * later mails are read.
 */
export async function playHostileMails(mails: readonly HostileMail[]): Promise<void> {
  const { db, url, close } = await openTestSqliteFile();
  const [site, imap] = [await openReplySite(db), await openTestImap()];
  const mail = { ...mailDoor(site.mailbox), mailbox: { name: 'box', key: mailboxKey(imap.mailbox) } };
  const staff = callAsStaff(db, { ...site.changes, mail });
  const replyAddress = 'reply@tideline.example';
  await staff.conversations.settings.update({ ...DEFAULT_CONVERSATION_SETTINGS, replyAddress });
  const contactId = await site.enquire();
  const { reference } = await staff.contacts.byId({ id: contactId });
  const envelope = { from: CONTACT.email, to: (await replyAddresses(db, true))(reference) };
  const read = await startReader(url, imap);
  const deliver = (raw: string) => imap.deliver(Buffer.from(raw).toString('latin1'));

  deliver(`From: ${envelope.from}\r\nTo: ${envelope.to}\r\nSubject: first\r\n\r\nHello\r\n`);
  await read();
  const found: (ReadReport & { names: string[] })[] = [];
  for (let at = 0; at < mails.length; at += TOGETHER) {
    const batch = mails.slice(at, at + TOGETHER);
    for (const { raw } of batch) deliver(raw(envelope));
    const names = batch.map(({ name }) => name);
    for (let tries = 0; tries < TOGETHER * TRIES; tries += 1) {
      const report = await read();
      found.push({ names, ...report });
      if (report.error === null) break;
    }
  }
  const tooMuch = found.filter((read) => read.longestTurnMs > TURN_MAX_MS || read.growthMb > GROWTH_MAX_MB);
  expect(tooMuch).toEqual([]);
  deliver(`From: ${envelope.from}\r\nTo: ${envelope.to}\r\nSubject: last\r\n\r\nStill there?\r\n`);
  await read();
  const { messages } = await staff.conversations.read({ contactId });
  expect(messages.at(-1)).toMatchObject({ subject: 'last', text: 'Still there?' });
  expect(messages.every(({ text, quotedText }) => text.length + quotedText.length <= 200_000)).toBe(true);
  await close();
}
