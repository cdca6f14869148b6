import { expect, test } from 'vitest';
import { findNames, findUnknown } from './check-code-names.mjs';

const KNOWN = {
  names: findNames([
    'export function queueMail() {}',
    'const PANELS = []; // was PANES',
    'const MAX_TRIES = 3, MailKind = 1;',
    "'issue_messages'",
  ]),
  paths: ['README.md', 'apps/api/src/core/mail/mail.router.ts', 'packages/artwork/src/prints/plate.ts'],
};

/** @param {string} text */
function find(text) {
  return findUnknown('docs/a.md', text, KNOWN).map((problem) => /:(\d+ names [^,]+)/.exec(problem)?.[1]);
}

test.each([
  'Call `queueMail(trx, {})` at most `MAX_TRIES` times, from `PANELS`, a `MailKind`, a row of `issue_messages`.',
  'In `core/mail/mail.router.ts`, `mail.router.ts`, `*.router.ts`, `core/mail/`, `packages/*/src` and `README.md`.',
  'oldName and core/gone.ts outside of code, words and `kebab-case`, `/api/posts/{id}`, `posts.publish` and `Vary: Accept`.',
  'Not of this tree: `text/markdown`, `America/Los_Angeles`, `MAX_TRIES/media`, `apps/api/dist/main.js`, `pg_dump`.',
  '```sh\ncurl -H "X-Key: someKey" https://example.com/gone.json\nplate.ts   draws\n```',
])('accepts the names in: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['`queueMails()`', '1 names queueMails'],
  ['`mail.oldName` of a router', '1 names oldName'],
  ['a\n`OLD_LIMIT`', '2 names OLD_LIMIT'],
  ['a `MailSort`', '1 names MailSort'],
  ['named in `PANES`', '1 names PANES'],
  ['the table `issue_letters`', '1 names issue_letters'],
  ['`core/mail/gone.ts`', '1 names core/mail/gone.ts'],
  ['`gone.router.ts`', '1 names gone.router.ts'],
  ['`router.ts`', '1 names router.ts'],
  ['`mail/prints/`', '1 names mail/prints/'],
  ['`*.repository.ts`', '1 names *.repository.ts'],
  ['```\nplot.ts   draws\n```', '2 names plot.ts'],
])('refuses the name in: %s', (text, problem) => {
  expect(find(text)).toEqual([problem]);
});
