import { createElement, lazy, Suspense, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderToHtml } from './render-to-html.ts';

function inBoundary(child: ReactNode) {
  return createElement(Suspense, { fallback: 'wait' }, child);
}

function Failing(): ReactNode {
  throw new Error('the tide is out');
}

test('renders the tree like React, without a doctype', async () => {
  const tree = createElement('html', null, createElement('body', null, inBoundary('a & b'), ' <!--$!--> '));
  expect(await renderToHtml(tree)).toBe(
    '<html><head></head><body><!--$-->a &amp; b<!--/$--> &lt;!--$!--&gt; </body></html>',
  );
});

test('rejects a page with a lazy component', async () => {
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'here') }));
  const tree = createElement('main', null, inBoundary(createElement(Late)));
  await expect(renderToHtml(tree)).rejects.toThrow('suspended');
});

test.each([
  ['at the top', createElement(Failing)],
  ['below a boundary that would hide it', createElement('main', null, inBoundary(createElement(Failing)))],
])('rejects with the error of a component %s', async (_place, tree) => {
  await expect(renderToHtml(tree)).rejects.toThrow('the tide is out');
});
