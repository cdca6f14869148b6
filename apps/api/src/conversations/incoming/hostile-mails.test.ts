import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEFAULT_CONVERSATION_SETTINGS } from '@tideline/domain/conversation/conversation-settings';
import { expect, onTestFinished, test } from 'vitest';
import { mailboxKey } from '../../mailbox/imap-address.ts';
import { HOSTILE_MAILS } from '../../testing/mail/hostile-mails.ts';
import { openTestImap, type TestImap } from '../../testing/mail/imap-mailbox.ts';
import { mailDoor } from '../../testing/mail/mail-round.ts';
import { ENQUIRY, openReplySite } from '../../testing/mail/reply-site.ts';
import type { ReadReport } from '../../testing/mail/watched-reader.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { replyAddresses } from '../messages/reply-address.ts';

const PROGRAM = fileURLToPath(new URL('../../testing/mail/watched-reader.ts', import.meta.url));
const TURN_MAX_MS = 50;
const GROWTH_MAX_MB = 80;
const TRIES = 3;
/** Mails that arrive between two reads. */
const TOGETHER = 8;

function startReader(databaseUrl: string, { mailbox }: TestImap) {
  const reader = fork(PROGRAM, [databaseUrl, JSON.stringify(mailbox)], { stdio: 'inherit' });
  onTestFinished(() => void reader.kill('SIGKILL'));
  const ended = once(reader, 'exit').then(([code, signal]) => {
    throw new Error(`The process that reads ended with ${code ?? signal}.`);
  });
  return async function read(): Promise<ReadReport> {
    reader.send('read');
    const [report] = (await Promise.race([once(reader, 'message'), ended])) as [ReadReport];
    return report;
  };
}

test(`of ${HOSTILE_MAILS.length} hostile mails none holds up a page or fills the memory, and what follows is read`, async () => {
  expect(HOSTILE_MAILS.length).toBeGreaterThanOrEqual(60);
  const { db, url, close } = await openTestSqliteFile();
  const [site, imap] = [await openReplySite(db), await openTestImap()];
  const mail = { ...mailDoor(site.mailbox), mailbox: { name: 'box', key: mailboxKey(imap.mailbox) } };
  const staff = callAsStaff(db, { ...site.changes, mail });
  const replyAddress = 'reply@tideline.example';
  await staff.conversations.settings.update({ ...DEFAULT_CONVERSATION_SETTINGS, replyAddress });
  const contactId = await site.enquire();
  const { reference } = await staff.contacts.byId({ id: contactId });
  const envelope = { from: ENQUIRY.email, to: (await replyAddresses(db, true))(reference) };
  const read = startReader(url, imap);
  const deliver = (raw: string) => imap.deliver(Buffer.from(raw).toString('latin1'));

  deliver(`From: ${envelope.from}\r\nTo: ${envelope.to}\r\nSubject: first\r\n\r\nHello\r\n`);
  const { peakMb: startMb } = await read();
  const found: (ReadReport & { names: string[] })[] = [];
  for (let at = 0; at < HOSTILE_MAILS.length; at += TOGETHER) {
    const batch = HOSTILE_MAILS.slice(at, at + TOGETHER);
    for (const { raw } of batch) deliver(raw(envelope));
    const names = batch.map(({ name }) => name);
    for (let tries = 0; tries < TOGETHER * TRIES; tries += 1) {
      const report = await read();
      found.push({ names, ...report });
      if (report.error === null) break;
    }
  }
  const slow = found.filter(({ longestTurnMs }) => longestTurnMs > TURN_MAX_MS);
  expect(slow).toEqual([]);
  expect(Math.max(...found.map(({ peakMb }) => peakMb)) - startMb).toBeLessThan(GROWTH_MAX_MB);
  deliver(`From: ${envelope.from}\r\nTo: ${envelope.to}\r\nSubject: last\r\n\r\nStill there?\r\n`);
  await read();
  const { messages } = await staff.conversations.read({ contactId });
  expect(messages.at(-1)).toMatchObject({ subject: 'last', text: 'Still there?' });
  expect(messages.every(({ text, quotedText }) => text.length + quotedText.length <= 200_000)).toBe(true);
  await close();
}, 1_200_000); // half a minute, but on a machine where hundreds of others run
