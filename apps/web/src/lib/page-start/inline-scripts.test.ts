import { expect, test } from 'vitest';
import { takeInlineScripts } from './inline-scripts.ts';

function take(page: string) {
  const { html, inlineScripts } = takeInlineScripts(Buffer.from(page), 'm1');
  return { html: html.toString(), inlineScripts };
}

test('extracts the text of the marked inline scripts and removes the mark', () => {
  const html =
    '<head><meta property="csp-nonce" content="m1"/><script nonce="m1">a()</script><link nonce="m1" href="/x.css"/></head>' +
    '<body><script type="module" nonce="m1" src="/x.js"></script><script nonce="m1">b(\n)</script></body>';
  expect(take(html)).toEqual({
    inlineScripts: ['a()', 'b(\n)'],
    html:
      '<head><script>a()</script><link href="/x.css"/></head>' +
      '<body><script type="module" src="/x.js"></script><script>b(\n)</script></body>',
  });
});

test('does not allow scripts from the content', () => {
  const html =
    '<script>evil()</script><script nonce="guess">evil()</script><p>nonce="m1"</p><script nonce="m1">ok()</script>';
  expect(take(html).inlineScripts).toEqual(['ok()']);
});
