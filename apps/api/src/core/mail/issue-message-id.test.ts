import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { issueMessageId, readIssueMessageIds } from './issue-message-id.ts';

const ORIGIN = 'https://www.tideline.example';

test('a Message-ID of an issue leads back to its row, in any case and each once', () => {
  const [one, two] = [randomUUIDv7(), randomUUIDv7()];
  const text = `In-Reply-To: ${issueMessageId(one, ORIGIN).toUpperCase()}\r\nReferences: ${issueMessageId(two, ORIGIN)} ${issueMessageId(one, ORIGIN)}`;
  expect(readIssueMessageIds(text)).toEqual([one, two]);
});

test('so does the unsubscribe link, where a relay has replaced the Message-ID', () => {
  const id = randomUUIDv7();
  const link = `List-Unsubscribe: <${ORIGIN}/newsletter/unsubscribe?token=t&m=${id}>`;
  expect(readIssueMessageIds(`Message-ID: <0100@relay.example>\r\n${link}`)).toEqual([id]);
});

test.each(['<issue-1@www.tideline.example>', '<0123456789abcdef0123456789abcdef@www.tideline.example>', 'issue-'])(
  'finds no row in %s',
  (text) => {
    expect(readIssueMessageIds(text)).toEqual([]);
  },
);
