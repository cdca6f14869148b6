import { expect, test } from 'vitest';
import { Html, html, prose } from './html.ts';

test('escapes texts, keeps HTML, joins lists and leaves out what is false', () => {
  const part = html`<b>${'<&"'}</b>`;
  expect(part.text).toBe('<b>&lt;&amp;&quot;</b>');
  expect(html`<p title="${'"'}">${part}${[1, ' ', new Html('<br>')]}${false}${undefined}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;&amp;&quot;</b>1 <br></p>',
  );
});

test('prose has code and links, and nothing else', () => {
  expect(prose('Send `a < b` to [us](/#contact), <now>.').text).toBe(
    'Send <code>a &lt; b</code> to <a href="/#contact">us</a>, &lt;now>.',
  );
});
