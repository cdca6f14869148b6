import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBodyFaults } from '../../testing/rest/body-faults.ts';
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
    expect(findBodyFaults(html, { hasStyles: 'url' in options })).toEqual([]);
  });
});
