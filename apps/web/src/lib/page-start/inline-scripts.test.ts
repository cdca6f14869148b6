import { expect, test } from 'vitest';
import { takeInlineScripts } from './inline-scripts.ts';

test('gives the text of the marked inline scripts and takes the mark away', () => {
  const html =
    '<head><meta property="csp-nonce" content="m1"/><script nonce="m1">a()</script><link nonce="m1" href="/x.css"/></head>' +
    '<body><script type="module" nonce="m1" src="/x.js"></script><script nonce="m1">b(\n)</script></body>';
  expect(takeInlineScripts(html, 'm1')).toEqual({
    inlineScripts: ['a()', 'b(\n)'],
    html:
      '<head><script>a()</script><link href="/x.css"/></head>' +
      '<body><script type="module" src="/x.js"></script><script>b(\n)</script></body>',
  });
});

test('does not let a script run that came in with the content', () => {
  const html =
    '<script>evil()</script><script nonce="guess">evil()</script><p>nonce="m1"</p><script nonce="m1">ok()</script>';
  expect(takeInlineScripts(html, 'm1').inlineScripts).toEqual(['ok()']);
});
