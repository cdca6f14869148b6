import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { buildPost } from '../../../testing/build-post.ts';
import { TEST_ORIGIN } from '../../../testing/mail/mail-round.ts';
import { callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { openTestSqlite } from '../../../testing/test-database.ts';
import { openDom } from './mail-dom.ts';
import { writeIssue, type WrittenIssue } from './write-issue.ts';

const PICTURE = '/media/0123456789abcdef01234567-1600x900.jpg';
const LINKS = { preferencesUrl: 'https://preferences.example/', unsubscribeUrl: 'https://unsubscribe.example/' };
const ISSUE: WrittenIssue = {
  slug: 'friday',
  subject: 'What changed in search',
  previewText: 'Three things to do this week',
  content: 'Hello **reader**',
  layout: 'letter',
};

async function openSite() {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const write = (changes: Partial<WrittenIssue>) =>
    writeIssue(
      { ...ISSUE, ...changes },
      { db, settings: DEFAULT_SETTINGS, origin: TEST_ORIGIN, now: TEST_NOW, links: LINKS },
    );
  return { staff: callAsStaff(db), write };
}

async function write(changes: Partial<WrittenIssue>) {
  return (await openSite()).write(changes);
}

/** The addresses of an element's attribute, without those of the frame. */
function addresses(html: string, selector: string, attribute: string): string[] {
  const $ = openDom(html);
  return $(`.text ${selector}`)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');
}

test('both parts have the subject, the text and the links of the footer', async () => {
  const { html, text, isCut } = await write({});
  expect(isCut).toBe(false);
  expect(html).toMatch(/<h1 [^>]*>What changed in search<\/h1>/);
  expect(html).toMatch(/<p [^>]*>Hello <strong>reader<\/strong><\/p>/);
  expect(text).toMatch(/^What changed in search\n\nHello \*reader\*\n\n-- \n/);
  const archive = `${TEST_ORIGIN}/newsletter/issues/friday?from=issue-friday`;
  for (const address of [LINKS.preferencesUrl, LINKS.unsubscribeUrl, archive]) {
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(`\n${address}\n`);
  }
  expect(text).toContain("You're getting this email because you signed up");
});

test('the preview text is hidden, and a digest shows it as its lead', async () => {
  const [letter, digest] = [await write({}), await write({ layout: 'digest' })];
  for (const { html } of [letter, digest]) {
    expect(html).toMatch(/<div style="display:none[^"]*mso-hide:all">Three things to do this week/);
  }
  expect(letter.text).not.toContain('Three things');
  expect(digest.text).toContain('\n\nThree things to do this week\n\n');
  expect((await write({ previewText: '' })).html).not.toContain('mso-hide');
});

test('styles are attributes, with only small screens and the dark theme in the head', async () => {
  const { html } = await write({ content: '# Part\n\n> said\n\n```\ncode\n```\n\n| a |\n|---|\n| b |' });
  const $ = openDom(html);
  const rules = $('style').text();
  expect(rules).toContain('prefers-color-scheme:dark');
  expect(rules).toContain('max-width:520px');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  for (const element of ['h2', 'p', 'blockquote', 'pre', 'code', 'th', 'td']) {
    expect(`${element}: ${$(`.text ${element}`).attr('style')}`).toMatch(/: .+:/);
  }
  expect($('[style*="var("], link, script').length).toBe(0);
});

test('every picture is one of this site, the same for every reader; nothing is loaded otherwise', async () => {
  const { html } = await write({
    content: `![A lighthouse](${PICTURE} "At dusk")\n\n![t](https://tracker.example/p.gif)\n\nhttps://youtu.be/dQw4w9WgXcQ`,
  });
  const $ = openDom(html);
  const pictures = $('img').toArray();
  expect(pictures.map(({ attribs }) => attribs['src'])).toEqual([TEST_ORIGIN + PICTURE]);
  expect(pictures[0]?.attribs).toMatchObject({ alt: 'A lighthouse', width: '536' });
  expect(pictures[0]?.attribs['style']).toContain('max-width:536px'.replace(':', ': '));
  expect($('picture, source, iframe, video, [background], [srcset]').length).toBe(0);
  expect(html).not.toMatch(/url\(|@import|@font-face/);
  expect($('.caption').text()).toBe('At dusk');
});

test('links to pages of this site name the issue; other links are as typed', async () => {
  const content = [
    '[a](/blog/a?x=1&y=2#part) [b](/services) [c](https://www.example.com/a?b=c) [d](mailto:a@example.com)',
    `[e](${PICTURE}) [f](${TEST_ORIGIN}/about)`,
  ].join('\n\n');
  const { html, text } = await write({ content });
  expect(addresses(html, 'a', 'href')).toEqual([
    `${TEST_ORIGIN}/blog/a?x=1&y=2&from=issue-friday#part`,
    `${TEST_ORIGIN}/services?from=issue-friday`,
    'https://www.example.com/a?b=c',
    'mailto:a@example.com',
    TEST_ORIGIN + PICTURE,
    `${TEST_ORIGIN}/about?from=issue-friday`,
  ]);
  expect(text.replaceAll('\n', ' ')).toContain('c <https://www.example.com/a?b=c>');
  expect((await write({ content, slug: null })).html).not.toContain('from=');
});

test('a link alone in a paragraph is a button, and a video a still with a link', async () => {
  const { html, text } = await write({
    content: '[Book a call](/contact)\n\n<https://example.com/>\n\nhttps://vimeo.com/76979871',
  });
  const $ = openDom(html);
  expect(
    $('.button-link')
      .toArray()
      .map((link) => $(link).text()),
  ).toEqual(['Book a call']);
  expect($('.button-cell').attr('bgcolor')).toBe('#0a2a34');
  expect($('.video-cell a').attr('href')).toBe('https://vimeo.com/76979871');
  expect(text).toContain('Watch the video on Vimeo <https://vimeo.com/76979871>');
});

test('a digest has a card for each section and each linked post', async () => {
  const { staff, write } = await openSite();
  const { id } = await staff.posts.create(
    buildPost({ title: 'Prices & maps', excerpt: 'Both <b>', status: 'published' }),
  );
  await staff.posts.create(buildPost({ title: 'Not yet', status: 'draft' }));
  const content = `Intro.

# One

![Counter](${PICTURE})

Text of one.

[All of it](https://example.com/one)

# [Two](https://example.com/two)

Text of two.

# From the blog

- [x](/blog/${id})

[y](/blog/not-yet)
`;
  const { html, text } = await write({ layout: 'digest', content });
  const $ = openDom(html);
  const cards = $('.card')
    .toArray()
    .map((card) => $(card).find('h2').text());
  expect(cards).toEqual(['One', 'Two', 'Prices & maps']);
  expect(
    $('.card')
      .eq(0)
      .find('a')
      .toArray()
      .map(({ attribs }) => attribs['href']),
  ).toEqual(Array.from({ length: 3 }, () => 'https://example.com/one'));
  expect($('.card').eq(2).find('img').attr('src')).toMatch(new RegExp(`^${TEST_ORIGIN}/cards/posts/.+\\.png\\?v=`));
  expect($('.card').eq(2).text()).toContain('Both <b>');
  expect(text).toMatch(new RegExp(`Read the article\\s<${TEST_ORIGIN}/blog/${id}\\?from=issue-friday>`));
  expect(text).toContain('Two\n---\n\nText of two.\n\nRead more <https://example.com/two>');
  expect(text).toContain(`y <${TEST_ORIGIN}/blog/not-yet?from=issue-friday>`);
  expect(text.indexOf('From the blog')).toBeLessThan(text.indexOf('Prices & maps'));
});

const LONG: [string, string][] = [
  ['paragraphs', Array.from({ length: 900 }, (_, at) => `Paragraph ${at}. ${'word '.repeat(30)}`).join('\n\n')],
  ['one list', Array.from({ length: 2500 }, (_, at) => `- item ${at} ${'word '.repeat(10)}`).join('\n')],
  ['one table', `| a | b |\n|---|---|\n${'| cell | cell |\n'.repeat(1500)}`],
  ['quotes', Array.from({ length: 700 }, () => `> ${'word '.repeat(40)}\n`).join('\n')],
];
test.each(LONG)('a longer issue of %s ends with a link to the whole of it', async (_, content) => {
  for (const layout of ['letter', 'digest'] as const) {
    const { html, text, isCut } = await write({ content: `Beginning.\n\n${content}\n\nThe very end.`, layout });
    expect(isCut).toBe(true);
    expect(Buffer.byteLength(html)).toBeLessThan(90_000);
    expect(Buffer.byteLength(html)).toBeGreaterThan(60_000);
    const $ = openDom(html);
    expect($('.button-link').attr('href')).toBe(`${TEST_ORIGIN}/newsletter/issues/friday?from=issue-friday`);
    expect(text).toMatch(/Read on in the browser\s</);
    for (const part of [html, text]) {
      expect(part).toContain('Beginning.');
      expect(part).not.toContain('The very end.');
      expect(part).toContain(LINKS.unsubscribeUrl);
    }
  }
});

test('an issue that is not sent yet says so in place of the links to its page', async () => {
  const { html, text } = await write({ slug: null });
  expect(html).toContain('Read in the browser (once it is sent)');
  expect(text).toContain('Read in the browser (once it is sent)');
  expect(html).not.toContain('newsletter/issues');
});

test('the text part has lines of 78 columns and says what each element does', async () => {
  const { text } = await write({
    content: `${'word '.repeat(60)}

1. one
2. two
   - inner

> said
>
> > again

> [!TIP]
> Do it.

| Channel | Visits |
| :------ | -----: |
| Search  |  1,204 |

| Long | Longer |
| ---- | ------ |
| ${'cell '.repeat(20)} | ${'more '.repeat(20)} |

\`\`\`
  code   stays
\`\`\`

Note.[^1]

[^1]: The note.`,
  });
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(78);
  for (const part of [
    '1. one\n2. two\n   - inner',
    '> said\n>\n> > again',
    '> *Tip*\n>\n> Do it.',
    'Channel  Visits\n-------  ------\nSearch    1,204',
    'Long: cell',
    'Longer: more',
    '      code   stays',
    'Note.[1]\n\n* * *\n\n1. The note.',
  ]) {
    expect(text).toContain(part);
  }
});
