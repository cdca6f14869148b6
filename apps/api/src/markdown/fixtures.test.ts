import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { BODY_ADDRESS, BODY_HTML } from '@tideline/domain/post/body-html';
import type { BodyOptions } from './body-env.ts';
import { renderPostBody } from './render-post-body.ts';

/** A file is named for its subject, or for the target of its bodies. Each fixture: a title, Markdown and HTML, between dots. */
const FOLDER = join(import.meta.dirname, 'fixtures');
const FIXTURE = /(?<title>.+)\n\.\n(?<markdown>[^]*?)\n\.\n(?<html>[^]*?)\n\.\n/g;
/** Stand for characters that an editor or git would change. */
const STAND_INS: [string, string][] = [
  ['␀', '\0'],
  ['␇', '\u0007'],
  ['␍', '\r'],
];
const url = 'https://site.example/blog/tides';
const TARGETS: Record<string, BodyOptions> = {
  page: { target: 'page' },
  feed: { target: 'feed', url },
  mail: { target: 'mail', url },
};

const FIXTURES = readdirSync(FOLDER).flatMap((file) => {
  const subject = file.replace('.txt', '');
  return [...readFileSync(join(FOLDER, file), 'utf8').matchAll(FIXTURE)].map(({ groups = {} }) => ({
    subject,
    options: TARGETS[subject] ?? ({ target: 'preview' } as const),
    title: String(groups['title']),
    markdown: STAND_INS.reduce((text, [standIn, real]) => text.replaceAll(standIn, real), String(groups['markdown'])),
    html: String(groups['html']),
  }));
});

test('there are at least 200 fixtures', () => expect(FIXTURES.length).toBeGreaterThanOrEqual(200));

describe.each(FIXTURES)('$subject: $title', ({ markdown, html, options }) => {
  test('is rendered as expected', async () => {
    expect((await renderPostBody(markdown, options)).html.trimEnd()).toBe(html);
  });

  test('has balanced elements, all of them known and none active', () => {
    const parsed = parseFragment(html);
    expect(serialize(parsed).replaceAll('&quot;', '"')).toBe(html.replaceAll('&quot;', '"'));
    expect(findForeign(parsed, options)).toEqual([]);
  });
});

/** Elements, attributes and addresses that no body has. */
function findForeign(node: DefaultTreeAdapterTypes.Node, options: BodyOptions): string[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap((child) => findForeign(child, options)) : [];
  if (!('tagName' in node)) return node.nodeName === '#comment' ? ['a comment', ...children] : children;
  const allowed = BODY_HTML[node.tagName];
  if (!allowed) return [node.tagName, ...children];
  const isInMail = options.target === 'feed' || options.target === 'mail';
  const foreign = node.attrs.filter(({ name, value }) => {
    if (name === 'style') return !isInMail || !/^text-align:(left|center|right)$/.test(value);
    if (name === 'href') return !BODY_ADDRESS.test(value) || value.startsWith('//');
    return !allowed.includes(name);
  });
  return [...foreign.map(({ name, value }) => `${node.tagName} ${name}="${value}"`), ...children];
}
