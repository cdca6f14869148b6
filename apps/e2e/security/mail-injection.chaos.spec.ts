import { expect, test } from '../support/fixtures.ts';
import { HOSTILE_BODIES, HOSTILE_TEXTS } from './hostile-texts.ts';
import { findDangersAt, openBare, openWatched } from './watched-page.ts';

const PER_ISSUE = 6;
const LAYOUTS = ['letter', 'digest'] as const;
/** Every text, several per issue, since all texts together are too long for a mail. */
const ISSUES = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / PER_ISSUE) }, (_, at) =>
  HOSTILE_TEXTS.slice(at * PER_ISSUE, (at + 1) * PER_ISSUE),
);

test.setTimeout(300_000);

test('no text of an issue runs as script or changes the structure of its mail', async ({ browser, staff, baseURL }) => {
  const bare = await openBare(browser, baseURL ?? '');
  const { page, alarms } = await openWatched(await browser.newContext({ bypassCSP: true }));
  await page.goto(`${baseURL}/robots.txt`);
  const written = [
    ...ISSUES.map((texts) => ({
      subject: texts.join(' ').replaceAll(/\s/g, ' ').slice(0, 200),
      previewText: texts.join(' ').replaceAll(/\s/g, ' ').slice(0, 300),
      content: texts.map((text) => `${text}\n\n# ${text.replaceAll('\n', ' ')}\n\n- ${text}`).join('\n\n'),
    })),
    ...HOSTILE_BODIES.map((content) => ({ subject: 'Bodies', previewText: 'b', content: `${content}\n\nThe end.` })),
  ];
  for (const layout of LAYOUTS) {
    const plain = await staff.issues.messages.preview.mutate({ subject: 'a', previewText: 'b', content: 'c', layout });
    const frame = await bare.evaluate(partsOf, plain.html);
    expect(frame.forbidden).toEqual([]);
    for (const [at, issue] of written.entries()) {
      const { html, text } = await staff.issues.messages.preview.mutate({ ...issue, layout });
      expect(await bare.evaluate(findDangersAt, { html }), issue.content).toEqual([]);
      const parts = await bare.evaluate(partsOf, html);
      expect(parts, issue.content).toEqual({ ...frame, title: issue.subject.trim() });
      expect(text).toContain('Unsubscribe:');
      // A parsed document runs no scripts, so some mails are also shown in a page.
      if (at % 10 === 0) await page.setContent(html);
    }
  }
  expect(alarms).toEqual([]);
  await bare.context().close();
  await page.context().close();
});

/** Runs in the browser: the parts of a mail that the texts of its issue must not change, and elements that no mail may have. */
function partsOf(html: string) {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const comments = mail.createTreeWalker(mail, NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (comments.nextNode()) count += 1;
  const forbidden =
    'script, form, input, button, svg, video, audio, link, iframe, object, embed, base, body style, [id]';
  return {
    title: mail.title,
    comments: count,
    sheets: mail.querySelectorAll('body > table').length,
    bodies: mail.body.children.length,
    forbidden: [...mail.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML),
    pictures: [...mail.querySelectorAll('img')]
      .map(({ src }) => src)
      .filter((src) => !/^https?:\/\/[^/]+\/(?:media|cards)\//.test(src)),
  };
}
