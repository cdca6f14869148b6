import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

const html =
  '<html><head><script nonce="m1">a()</script><title>&lt;/head></title></head>' +
  '<body><p></head></p><script nonce="m1">b()</script></body></html>';
const parts = {
  html,
  sent: `<!DOCTYPE html>${html}`,
  mark: 'm1',
  styles: 'a::after{content:"$&"}',
  start: 'begin("$&")',
};
const finished =
  '<!DOCTYPE html><html><head><script>a()</script><title>&lt;/head></title><style>a::after{content:"$&"}</style></head>' +
  '<body><p></head></p><script>b()</script><script>begin("$&")</script></body></html>';

test('writes the styles into the head and the start behind everything, and names the scripts in their order', () => {
  expect(finishPage(parts)).toEqual({ html: finished, inlineScripts: ['a()', 'b()', 'begin("$&")'] });
});

test('writes neither where there is neither', () => {
  expect(finishPage({ ...parts, styles: '', start: '' })).toEqual({
    html: finished.replace(/<style>.*<\/style>/, '').replace(/<script>begin.*?<\/script>/, ''),
    inlineScripts: ['a()', 'b()'],
  });
});

test('keeps what the router has added to the page', () => {
  const added = '<script nonce="m1">late()</script>';
  const sent = parts.sent.replace('</body>', `${added}</body>`);
  const page = finishPage({ ...parts, sent });
  expect(page.html).toBe(finished.replace('<script>begin', '<script>late()</script><script>begin'));
  expect(page.inlineScripts).toEqual(['a()', 'b()', 'late()', 'begin("$&")']);
});

test('leaves a page that is no whole document as it is, its marks aside', () => {
  const part = '<p>a</p><script nonce="m1">a()</script>';
  const page = finishPage({ ...parts, html: part, sent: `<!DOCTYPE html>${part}` });
  expect(page).toEqual({ html: '<!DOCTYPE html><p>a</p><script>a()</script>', inlineScripts: ['a()'] });
});
