import { expect, test } from 'vitest';
import { checkWords, findRefused } from './check-words.mjs';
import { proseOf, textsOf } from './sources/find-texts.mjs';
import { readSources } from './sources/read-sources.mjs';

/** @param {string} source */
function find(source) {
  return findRefused('a.ts', textsOf(source)).map((problem) => /:(\d+ says “[^”]+)”/.exec(problem)?.[1]);
}

test.each([
  "// an enquiry of a comment\nconst kind = 'enquiry';",
  "const words = 'An inquiry was canceled by email.';",
  "const words = 'Events such as enquiry.created at /api/enquiries, or `enquiry` in code';",
  "const usage = 'webhooks listen --events=enquiry.created and search_enquiries';",
  'const words = `Booked ${booking.cancelledAt} and ${enquiries.length} more`;',
  "const query = sql<string>`case when status = 'cancelled' then 1 end`;",
  "const words = 'Set up the mail server of this site.';",
  "const words = 'There is no backup in this folder.';",
])('accepts: %s', (source) => {
  expect(find(source)).toEqual([]);
});

test.each([
  ["const words = 'The enquiry is gone.';", '1 says “enquiry'],
  ["const label = 'Enquiries';", '1 says “Enquiries'],
  ['const mail = `Hi,\n\nyour call is cancelled.\n`;', '3 says “cancelled'],
  ["const words = 'Enter an e-mail address.';", '1 says “e-mail'],
  ["const words = 'Ignore this mail if it was not you.';", '1 says “this mail'],
  ["const words = 'There is no such call any more.';", '1 says “any more'],
  ["const words = 'Compared without regard to case.';", '1 says “without regard to case'],
])('refuses: %s', (source, problem) => {
  expect(find(source)).toEqual([problem]);
});

test('reads the text of markup, and no names in it', () => {
  const paragraph = '<p>\n  Every <b>enquiry</b> and the {count} enquiries\n  of {name} wait.\n</p>';
  expect(findRefused('a.tsx', textsOf(paragraph, true))).toEqual([
    'a.tsx:2 says “enquiry”; write: inquiry.',
    'a.tsx:2 says “enquiries”; write: inquiry.',
  ]);
  const list = '<List rows={enquiries.map((enquiry) => <Row enquiry={enquiry} />)} />';
  expect(findRefused('a.tsx', textsOf(list, true))).toEqual([]);
});

test('reads documents without their fences', () => {
  const document = 'An enquiry.\n```json\n{"type": "enquiry.created"}\n```\nAn inquiry, `enquiry` in code.';
  expect(findRefused('docs/a.md', proseOf(document))).toEqual(['docs/a.md:1 says “enquiry”; write: inquiry.']);
});

test('reads mails, answers of the API, labels and documents of this repository', () => {
  const sources = readSources();
  const files = [
    'apps/api/src/sales/contacts/contact-notice.ts',
    'apps/web/src/features/account/password-form.tsx',
    'packages/domain/src/staff/audit.ts',
  ];
  for (const file of files) {
    const changed = new Map(sources).set(file, `${sources.get(file) ?? ''}\nconst words = 'An enquiry arrived.';\n`);
    expect(checkWords(changed)).toEqual([expect.stringMatching(`^${file}:\\d+ says “enquiry”`)]);
  }
});
