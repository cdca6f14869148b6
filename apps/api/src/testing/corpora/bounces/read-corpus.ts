import { readdirSync, readFileSync } from 'node:fs';
import { issueMessageId } from '../../../core/mail/issue-message-id.ts';

const ORIGIN = 'https://www.tideline.example';

/** The reader of each shape's message, unless the shape says otherwise. */
export const ADA = { id: '019aaf30-0000-7000-8000-00000000ada0', email: 'ada@reader.example' };
export const BOB = { id: '019aaf30-0000-7000-8000-00000000b0b0', email: 'bob@other.example' };
export const ERASED = { id: '019aaf30-0000-7000-8000-00000000e5e0', email: null };
const UNKNOWN_ID = '019aaf30-0000-7000-8000-0000000000ff';

/** A mail as sent by a server, and the expected effect for Ada. */
export type Shape = {
  name: string;
  expected: 'hard' | 'soft' | 'complaint' | 'nothing' | 'left' | 'untouched';
  raw: string;
};

const HEADERS = `From: Tideline <hello@tideline.example>
To: ada@reader.example
Subject: Tides of November
Message-ID: {ID}
List-Unsubscribe: <https://www.tideline.example/newsletter/unsubscribe?token=t&m={UUID}>`;
const HEAD = (type: string, part: string) => `Return-Path: <>
From: MAILER-DAEMON@mx.reader.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${type}; boundary=B

--B
Content-Type: text/plain

This is the mail system.
--B
Content-Type: ${part}
`;

/** Parts shared by many shapes, written as `{NAME}`. */
const SHARED: Record<string, string> = {
  DSN_HEAD: `${HEAD('delivery-status', 'message/delivery-status')}\nReporting-MTA: dns; mx.reader.example\n`,
  ARF_HEAD: HEAD('feedback-report', 'message/feedback-report'),
  DSN_TAIL: '\n--B\nContent-Type: message/rfc822\n\n{ISSUE}\n--B--',
  ISSUE: '{HEADERS}\n\nThe text of the issue.',
  HEADERS,
  ID: issueMessageId(ADA.id, ORIGIN),
  BOB_ID: issueMessageId(BOB.id, ORIGIN),
  ERASED_ID: issueMessageId(ERASED.id, ORIGIN),
  UNKNOWN_ID: issueMessageId(UNKNOWN_ID, ORIGIN),
  UUID: ADA.id,
  UUID_ID: issueMessageId(ADA.id, ORIGIN).replace(/[<>]/g, ''),
  QP_ID: issueMessageId(ADA.id, ORIGIN).replace('-8000-', '-8000=\n-'),
};

/** Every shape of the files in this folder: `=== name | expected`, then the mail. */
export function readCorpus(): Shape[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));
  return files.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return text.split(/^=== /m).slice(1).map(toShape);
  });
}

function toShape(block: string): Shape {
  const end = block.indexOf('\n');
  const [name = '', expected = ''] = block.slice(0, end).split(' | ');
  const raw = fill(block.slice(end + 1)).replaceAll('\n', '\r\n');
  return { name, expected: expected as Shape['expected'], raw };
}

function fill(text: string): string {
  const filled = text.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => SHARED[name] ?? whole);
  return filled === text ? text : fill(filled);
}
