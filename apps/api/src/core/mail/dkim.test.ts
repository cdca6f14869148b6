import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { openComposer, sendOnce } from './smtp-session.ts';
import type { SmtpServer } from './smtp-address.ts';

const PEM = { type: 'pkcs8', format: 'pem' } as const;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function writeKey(text: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'tideline-dkim-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'dkim.pem');
  writeFileSync(file, text);
  return file;
}

function variables(file: string) {
  return { DKIM_DOMAIN: 'tideline.example', DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY_FILE: file };
}

/** A received message in relaxed canonical form. Source: RFC 6376 §3.4. */
function canonical(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [
        name.trim().toLowerCase(),
        value
          .join(':')
          .replace(/[ \t]+/g, ' ')
          .trim(),
      ];
    }),
  );
  const body = rest
    .join('\r\n\r\n')
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '\r\n');
  return { headers, body };
}

test('a mail is signed: its body and the headers of a list', async () => {
  const mailbox = await openMailbox();
  const { dkim } = readEnv(variables(writeKey(privateKey.export(PEM).toString())));
  await send({ ...mailbox.server, dkim });
  const raw = mailbox.arrived[0]?.raw ?? '';
  const { headers, body } = canonical(raw);
  const signature = headers.get('dkim-signature') ?? '';
  const tags = new Map(
    signature.split(';').map((tag) => [tag.split('=')[0]?.trim() ?? '', tag.replace(/^[^=]*=/, '').trim()]),
  );
  expect(tags.get('d')).toBe('tideline.example');
  expect(tags.get('s')).toBe('mail');
  const signed = tags.get('h')?.split(':') ?? [];
  expect(signed).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'list-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'feedback-id',
    ]),
  );
  expect(tags.get('bh')).toBe(createHash('sha256').update(body, 'latin1').digest('base64'));
  const unsigned = signature.replace(/b=[^;]*$/, 'b=');
  const text = [...signed.map((name) => `${name}:${headers.get(name)}`), `dkim-signature:${unsigned}`].join('\r\n');
  const verify = (signedText: string) =>
    createVerify('RSA-SHA256')
      .update(signedText, 'latin1')
      .verify(publicKey, tags.get('b')?.replaceAll(' ', '') ?? '', 'base64');
  expect(verify(text)).toBe(true);
  expect(verify(text.replace('abc', 'abd'))).toBe(false);
});

const MESSAGE = {
  to: 'ada@example.com',
  subject: 'What changed  in search 🌊',
  text: 'Hello \n\n.\n\n',
  html: '<p>Hello  <b>Ada</b></p>',
  unsubscribeUrl: 'https://www.tideline.example/newsletter/unsubscribe?t=abc',
  listId: 'newsletter.tideline.example',
  feedbackId: '1:newsletter:tideline',
};
const ENVELOPE = {
  messageId: '<1@tideline.example>',
  sender: { name: 'Tideline', address: 'hello@tideline.example' },
};

async function send(server: SmtpServer): Promise<void> {
  const compose = await openComposer(server);
  await sendOnce(server, await compose(MESSAGE, ENVELOPE));
}

test('without a key no mail is signed', async () => {
  const mailbox = await openMailbox();
  expect(readEnv({}).dkim).toBeNull();
  await send(mailbox.server);
  expect(mailbox.arrived[0]?.raw).not.toMatch(/dkim/i);
});

test('a wrong key is refused at the start with a sentence that names the variable', () => {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(PEM).toString();
  const short = generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey.export(PEM).toString();
  for (const text of ['', 'no key', ec, short, publicKey.export({ type: 'spki', format: 'pem' }).toString()]) {
    expect(() => readEnv(variables(writeKey(text)))).toThrow(/DKIM_PRIVATE_KEY_FILE must name a file with/);
  }
  expect(() => readEnv(variables('/nowhere/dkim.pem'))).toThrow(/DKIM_PRIVATE_KEY_FILE must name a file that/);
  const all = variables(writeKey(privateKey.export(PEM).toString()));
  for (const [name, value] of [
    ['DKIM_DOMAIN', 'no domain'],
    ['DKIM_DOMAIN', 'a.example; b=c'],
    ['DKIM_SELECTOR', 'a=b'],
    ['DKIM_SELECTOR', ''],
    ['DKIM_DOMAIN', ''],
    ['DKIM_PRIVATE_KEY_FILE', ''],
  ]) {
    expect(() => readEnv({ ...all, [name ?? '']: value })).toThrow(new RegExp(`environment variable ${name} `));
  }
});
