/** Mails written to stop a reader: each is small to send and was, or could be, expensive to process. */

/** The common envelope of the mails, which reach a conversation. */
type Envelope = { from: string; to: string };

export type HostileMail = { name: string; raw: (envelope: Envelope) => string };

const KB = 1000;
const MB = 1000 * KB;

/** A text of about `length` characters. */
function flood(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

function lines(unit: string, length: number): string {
  return flood(`${unit}\r\n`, length);
}

/** Splits into lines of a length that mail servers accept. */
function wrapped(text: string, width = 76): string {
  return (text.match(new RegExp(`.{1,${width}}`, 'gs')) ?? []).join('\r\n');
}

function base64(bytes: Buffer): string {
  return wrapped(bytes.toString('base64'));
}

function mail(name: string, headers: string, body: string): HostileMail {
  const raw = ({ from, to }: Envelope) =>
    `From: Ada <${from}>\r\nTo: ${to}\r\nSubject: ${name}\r\nMIME-Version: 1.0\r\n${headers}\r\n${body}\r\n`;
  return { name, raw };
}

const plain = (name: string, body: string, headers = '') =>
  mail(name, `Content-Type: text/plain; charset=utf-8\r\n${headers}`, body);
const html = (name: string, body: string) => mail(name, 'Content-Type: text/html; charset=utf-8\r\n', body);
const header = (name: string, value: string) => plain(name, 'Hello', `${value}\r\n`);
const parts = (name: string, kind: string, listed: string) =>
  mail(name, `Content-Type: multipart/${kind}; boundary=B\r\n`, `${listed}--B--\r\n`);
const part = (headers: string, body: string) => `--B\r\n${headers}\r\n\r\n${body}\r\n`;
const file = (name: string, body: string, encoding = 'base64') =>
  part(`Content-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: ${encoding}`, body);

/** `count` nested levels. */
function nested(count: number, open: (level: number) => string): string {
  return Array.from({ length: count }, (_level, at) => open(at)).join('');
}

const HTML: HostileMail[] = [
  html('deep quotes', flood('<blockquote>', 400 * KB)),
  html('deep quotes with text', flood('<blockquote>a', 400 * KB)),
  html('deep quotes with breaks', flood('<blockquote><br>a', 400 * KB)),
  html('open comments', flood('<!--', 400 * KB)),
  html('open comments with text', flood('<!-- a -', 2 * MB)),
  html('open styles', flood('<style>', 400 * KB)),
  html('open scripts and titles', flood('<script><title>', 400 * KB)),
  html('open tags', flood('<', MB)),
  html('open tags with names', flood('<a ', MB)),
  html('deep divisions', flood('<div>', 2 * MB)),
  html('wrongly closed', flood('<b>', 300 * KB) + flood('</i>', 300 * KB)),
  html('spaces', `a${flood(' ', 2 * MB)}b`),
  html('closing tags with spaces', flood('</blockquote ', MB)),
  html('entities', flood('&amp;#x26;', 2 * MB)),
  html('breaks', flood('<br>', 2 * MB)),
  html('one long attribute', `<p title="${flood('a', 2 * MB)}">Hello`),
  html('private characters', flood('\uE000a\n', 400 * KB)),
];

const TEXT: HostileMail[] = [
  plain('quoted lines', lines('> a', 5 * MB)),
  plain('a pyramid of quotes', Array.from({ length: 1500 }, (_row, at) => `${'>'.repeat(at)} a\r\n`).join('')),
  plain('empty lines', flood('\n', 300 * KB)),
  plain('one long line', flood('a', 2 * MB)),
  plain('one long line of words', flood('On 1 wrote ', MB)),
  plain('introductions', lines(`On 1 ${flood('wrote x ', 280)}`, MB)),
  plain('headers of another program', lines('From: a', 300 * KB)),
  plain('separators', lines(flood('-', 900), MB)),
  plain('characters without width', flood('\u200B\u200D\uFEFF', MB)),
  plain('marks above a letter', `a${flood('\u0301', MB)}`),
  plain('directions', flood('\u202E\u2066', MB)),
  plain('emoji in one cluster', flood('\u{1F469}\u200D', MB)),
  plain('NUL and broken bytes', flood('\0\uDC00', MB)),
  plain('addresses in the text', flood('a@', MB)),
  mail('an unknown charset', 'Content-Type: text/plain; charset=utf-7-evil\r\n', flood('+AGE-', MB)),
  mail('Japanese shifts', 'Content-Type: text/plain; charset=iso-2022-jp\r\n', flood('\u001B$B\u001B(B', MB)),
  mail(
    'soft line breaks',
    'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n',
    lines('=', 300 * KB),
  ),
  mail(
    'quoted-printable of one line',
    'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n',
    flood('=E2=80=8B', 2 * MB),
  ),
  mail(
    'base64 of line breaks',
    'Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n',
    base64(Buffer.alloc(4 * MB, '\n')),
  ),
  mail('text that flows', 'Content-Type: text/plain; format=flowed; delsp=yes\r\n', lines('a ', 300 * KB)),
  mail('rich text', 'Content-Type: text/enriched\r\n', flood('<bold><fixed>', MB)),
];

const HEADERS: HostileMail[] = [
  header('a recipient without an @', `Delivered-To: ${flood('a', 200 * KB)}`),
  header('recipients', `Cc: ${Array.from({ length: 12_000 }, (_row, at) => `p${at}@example.com`).join(',\r\n ')}`),
  header('recipients in groups', `Cc: ${flood('g:a@example.com;,', 200 * KB)}`),
  header('open brackets in addresses', `Cc: ${flood('<', 200 * KB)}`),
  header('comments in addresses', `Cc: ${flood('(', 200 * KB)}`),
  header('quotes in addresses', `Cc: ${flood('"a@b" ', 200 * KB)}`),
  header('references', `References: ${flood('<a@example.com>\r\n ', 300 * KB)}`),
  header('open references', `References: ${flood('<a', 300 * KB)}`),
  header('folded lines', `X-Fold: a${flood('\r\n a', 300 * KB)}`),
  header('fields', lines('X-A: b', 400 * KB).trimEnd()),
  header('more fields than are read', lines('X-A: b', MB).trimEnd()),
  header('encoded words', `X-Words: ${flood('=?utf-8?Q?=E2=80=8B?= ', 300 * KB)}`),
  header('open encoded words', `X-Words: ${flood('=?utf-8?Q?', 300 * KB)}`),
  header('a bad date', `Date: ${flood('(9', 200 * KB)}`),
  header('results of authentication', `Authentication-Results: ${flood('a=b (', 200 * KB)}`),
  header('a long id', `Message-ID: <${flood('a@', 300 * KB)}>`),
  mail('a long subject', '', 'Hello'),
];

const STRUCTURE: HostileMail[] = [
  parts('parts', 'mixed', flood(part('Content-Type: text/plain', 'a'), MB)),
  parts('files', 'mixed', flood(file('a.pdf', 'YQ=='), MB)),
  mail(
    'parts in parts',
    'Content-Type: multipart/mixed; boundary=b0\r\n',
    nested(300, (at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`),
  ),
  mail(
    'mails in mails',
    'Content-Type: message/rfc822\r\n',
    flood('Content-Type: message/rfc822\r\nSubject: a\r\n\r\n', 400 * KB),
  ),
  parts(
    'returned mails',
    'report; report-type=delivery-status',
    flood(part('Content-Type: message/rfc822', `Message-ID:${flood(' ', 9000)}\r\n\r\na`), MB),
  ),
  parts(
    'a report with fields',
    'report; report-type=delivery-status',
    part('Content-Type: message/delivery-status', lines('Final-Recipient: a', 60 * KB)),
  ),
  parts(
    'a report with groups',
    'report; report-type=delivery-status',
    part('Content-Type: message/delivery-status', flood('Action: failed\r\n\r\n', 60 * KB)),
  ),
  parts(
    'a complaint with addresses',
    'report; report-type=feedback-report',
    part('Content-Type: message/feedback-report', `Feedback-Type: abuse\r\nOriginal-Rcpt-To: ${flood('a@', 60 * KB)}`),
  ),
  plain('a bounce in words', flood('deliver fail 1.1. ', MB), 'Return-Path: <>\r\n'),
  parts('a long file name', 'mixed', file(flood('a/', 200 * KB), 'YQ==')),
  parts(
    'a file name in pieces',
    'mixed',
    part(
      `Content-Type: text/csv\r\nContent-Disposition: attachment${nested(5000, (at) => `;\r\n name*${at}="a"`)}`,
      'a',
    ),
  ),
  parts('a large file', 'mixed', file('plan.pdf', base64(Buffer.alloc(6 * MB, 1)))),
  parts('an archive that unpacks to 10 GB', 'mixed', file('42.zip', base64(Buffer.alloc(40 * KB, 'PK')))),
  parts('base64 that is none', 'mixed', file('a.bin', wrapped(flood('!@#', MB)))),
  parts('a calendar', 'mixed', part('Content-Type: text/calendar', lines('BEGIN:VEVENT', 300 * KB))),
  mail(
    'a long boundary',
    `Content-Type: multipart/mixed; boundary="${flood('a', 100 * KB)}"\r\n`,
    lines('--a', 300 * KB),
  ),
  parts('lines that look like the boundary', 'mixed', lines('--Ba', 300 * KB)),
];

/** Some exceed the maximum size of their kind; the site skips those. */
export const HOSTILE_MAILS: readonly HostileMail[] = [...HTML, ...TEXT, ...HEADERS, ...STRUCTURE];
