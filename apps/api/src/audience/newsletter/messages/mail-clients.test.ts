import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { TEST_ORIGIN } from '../../../testing/mail/mail-round.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { openTestSqlite } from '../../../testing/test-database.ts';
import { writeIssue } from './write-issue.ts';
import { BOX_RULES } from '../../../testing/mail-clients/box-rules.ts';
import { CSS_RULES } from '../../../testing/mail-clients/css-rules.ts';
import { HTML_RULES } from '../../../testing/mail-clients/html-rules.ts';
import { MAIL_CLIENT_FACTS, MAIL_CLIENTS, type MailFeature } from '../../../testing/mail-clients/mail-client-facts.ts';
import { featuresOf } from '../../../testing/mail-clients/mail-features.ts';
import { readMail } from '../../../testing/mail-clients/read-mail.ts';

/** Everything that Markdown makes. */
const CONTENT = `A *b* **c** \`d\` ~~e~~ [l](/blog/a) <https://example.com/>[^1]

# Part

## Sub

### Third

> said
>
> - inner

> [!TIP]
> Do it.

\`\`\`js
const code = 1;
\`\`\`

| a | b | c |
|:---|---:|:-:|
| b | c | d |

- y
  - z

1. a

---

![A](/media/0123456789abcdef01234567-1600x900.jpg "At dusk")

https://youtu.be/dQw4w9WgXcQ

[Book a call](/contact)

[^1]: note

# Two

![Small](/media/0123456789abcdef01234567-160x90.jpg)

x

[More](/x)
`;

async function write(layout: 'letter' | 'digest'): Promise<string> {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const links = { preferencesUrl: 'https://preferences.example/', unsubscribeUrl: 'https://unsubscribe.example/' };
  const issue = { slug: 'friday', subject: 'Subject', previewText: 'Preview', content: CONTENT, layout };
  const context = { db, settings: DEFAULT_SETTINGS, origin: TEST_ORIGIN, now: TEST_NOW, links };
  return (await writeIssue(issue, context)).html;
}

/** What is wrong with a mail in one of the clients. */
function faultsOf(html: string): string[] {
  const mail = readMail(html);
  return [...featuresOf(mail)].flatMap((name) => {
    if (!Object.hasOwn(MAIL_CLIENT_FACTS, name)) return [`${name}: not known which clients support it`];
    const feature = name as MailFeature;
    const support = MAIL_CLIENT_FACTS[feature];
    const without = MAIL_CLIENTS.filter((_, at) => support[at] !== 'y');
    if (without.length === 0) return [];
    const rule = HTML_RULES[feature] ?? CSS_RULES[feature] ?? BOX_RULES[feature];
    return rule
      ? rule.faults(mail).map((fault) => `${feature}: ${fault}`)
      : [`${feature}: not in ${without.join(', ')}`];
  });
}

test('each feature has a fact about each of the twelve clients', () => {
  for (const support of Object.values(MAIL_CLIENT_FACTS)) {
    expect(support).toMatch(new RegExp(`^[yanu]{${MAIL_CLIENTS.length}}$`));
  }
  expect(MAIL_CLIENTS).toHaveLength(12);
});

test.each(['letter', 'digest'] as const)('a %s is readable in all of them', async (layout) => {
  const html = await write(layout);
  expect(featuresOf(readMail(html)).size).toBeGreaterThan(40);
  expect(faultsOf(html)).toEqual([]);
});

test.each([
  ['<div style="display:flex">x</div>', 'css-display: div {display:flex}'],
  ['<p style="padding:8px">x</p>', 'css-padding: p {padding:8px}'],
  ['<p style="font-size:1rem">x</p>', 'css-font-size: p {font-size:1rem}'],
  ['<p style="margin:0 auto">x</p>', 'css-margin: p {margin:0 auto}'],
  ['<p style="border:1px solid #000000">x</p>', 'css-border: p {border:1px solid #000000}'],
  ['<p style="position:absolute">x</p>', 'position: not known which clients support it'],
  ['<p style="color:var(--ink)">x</p>', 'function var: not known which clients support it'],
  ['<img src="/a.png" alt="">', 'html-width: a picture without a width in pixels'],
  ['<img src="/a.png" width="10">', 'html-img: a picture without alt'],
  ['<video src="/a.mp4"></video>', '<video>: not known which clients support it'],
  ['<div style="opacity:0.5">x</div>', 'css-opacity: div {opacity:0.5}'],
  ['<p style="word-break:break-word">x</p>', 'css-word-break: p {word-break:break-word}'],
  ['<style>.a{color:#000000}</style>', 'html-style: a style element in the body'],
])('%s in it is found', async (part, fault) => {
  const html = (await write('letter')).replace('<h1 ', `${part}<h1 `);
  expect(faultsOf(html)).toContain(fault);
});
