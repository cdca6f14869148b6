import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

const parts = {
  html:
    '<html><head><script nonce="m1">a()</script><title>&lt;/head></title></head>' +
    '<body><p></head></p><script nonce="m1">b()</script></body></html>',
  mark: 'm1',
  styles: 'a::after{content:"$&"}',
  data: '<script type="application/json">"$&"</script>',
  start: 'begin("$&")',
};
const finished =
  '<!DOCTYPE html><html><head><script>a()</script><title>&lt;/head></title><style>a::after{content:"$&"}</style></head>' +
  '<body><p></head></p><script>b()</script><script type="application/json">"$&"</script>' +
  '<script>begin("$&")</script></body></html>';

test('writes the styles into the head, the data and the start behind everything, and names the scripts in their order', () => {
  expect(finishPage(parts)).toEqual({ html: finished, inlineScripts: ['a()', 'b()', 'begin("$&")'] });
});

test('writes neither styles nor start where there is neither', () => {
  expect(finishPage({ ...parts, styles: '', start: '' })).toEqual({
    html: finished.replace(/<style>.*<\/style>/, '').replace(/<script>begin.*?<\/script>/, ''),
    inlineScripts: ['a()', 'b()'],
  });
});

test('leaves a page that is no whole document as it is, its marks aside', () => {
  const part = '<p>a</p><script nonce="m1">a()</script>';
  const page = finishPage({ ...parts, html: part });
  expect(page).toEqual({ html: '<!DOCTYPE html><p>a</p><script>a()</script>', inlineScripts: ['a()'] });
});
