import { expect, test } from 'vitest';
import { industryOf } from './article-industry.ts';

const LINKS_TO_LAW = '<p>See <a class="x" href="/legal-practices">how we work with law firms</a>.</p>';

test.each([
  ['a tag names it', ['Local SEO', 'Healthcare'], '', '/healthcare'],
  ['a tag outweighs a link', ['Local SEO', 'Healthcare'], LINKS_TO_LAW, '/healthcare'],
  ['the first of two tags counts', ['LinkedIn', 'Professional Services', 'Law Firms'], '', '/professional-services'],
  ['a tag in other letters', ['  WHITE label '], '', '/marketing-agencies'],
  ['no tag names it, the text links to it', ['Search Console'], LINKS_TO_LAW, '/legal-practices'],
  ['the link is a whole address', [], '<a href="https://a.example/healthcare?x=1#top">x</a>', '/healthcare'],
  ['the link leads to a place on the page', [], '<a href="/marketing-agencies#faq">x</a>', '/marketing-agencies'],
])('%s', (_title, tags, html, expected) => {
  expect(industryOf({ tags }, html)).toBe(expected);
});

test.each([
  ['tags and text name none', ['Budget', 'Small Practices'], '<a href="/services">our services</a>'],
  ['a tag only contains the name', ['Practice Pages', 'Legal tech'], ''],
  ['the text names an address without a link', [], '<code>/healthcare</code>'],
  ['the link leads to a longer address', [], '<a href="/healthcare-costs">x</a> <a href="/blog/healthcare">x</a>'],
])('none: %s', (_title, tags, html) => {
  expect(industryOf({ tags }, html)).toBeNull();
});
