import { readFile } from 'node:fs/promises';
import { rewriteAddresses } from '@tideline/moving/addresses/rewrite-addresses';
import { wordsOfHtml } from '@tideline/moving/html/count-words';
import { isArticle, type SourceArticle } from '@tideline/moving/source/source-item';
import { expect, test } from 'vitest';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';
import { buildTar } from '../../../testing/moving/build-tar.ts';
import { ELEVENTY, HUGO, JEKYLL } from '../../../testing/moving/generator-sites.ts';
import { GHOST_MAJORS, ghostExport } from '../../../testing/moving/ghost-exports.ts';
import { OLD_SHORE } from '../../../testing/moving/old-shore.ts';
import { readUploadFile } from '../../../testing/moving/read-upload-file.ts';

const OWN_PICTURE = '/media/0123456789abcdef01234567-600x400.jpg';

/** The words that a post shows when its pictures have come along. */
async function wordsShown({ markdown, pictures }: SourceArticle): Promise<number> {
  const addresses = new Set(pictures.map(({ address }) => address));
  const here = rewriteAddresses(markdown, (address) => (addresses.has(address) ? OWN_PICTURE : null));
  return wordsOfHtml((await renderPostBody(here, { target: 'feed', url: 'https://new.example/' })).html);
}

const SITES: [name: string, file: () => Promise<Buffer>, articles: number, notes: string[]][] = [
  [
    'WordPress',
    () => readFile(OLD_SHORE),
    6,
    [
      'block acf/testimonial',
      'shortcode box',
      'shortcode contact-form-7',
      'shortcode et_pb_button',
      'post type portfolio',
    ],
  ],
  ...GHOST_MAJORS.map((version): (typeof SITES)[number] => [
    `Ghost ${version}`,
    async () => Buffer.from(ghostExport(version)),
    2,
    [
      'card planted-card',
      ...(version < '5' ? ['card bookmark'] : ['card callout', 'card toggle', 'card paywall', 'card signup']),
    ],
  ]),
  ['Hugo', async () => buildTar(HUGO), 3, ['shortcode planted']],
  ['Jekyll', async () => buildTar(JEKYLL), 4, ['tag planted']],
  ['Eleventy and Astro', async () => buildTar(ELEVENTY), 3, ['program of MDX', 'tag planted']],
];

test.each(SITES)('no word of a site of %s is lost, and what differs is named', async (_name, file, count, notes) => {
  const { items } = await readUploadFile(await file());
  const articles = items.filter(isArticle);
  expect(articles).toHaveLength(count);
  for (const article of articles) {
    expect([article.title, article.words > 0]).toEqual([article.title, true]);
    expect([article.title, await wordsShown(article)]).toEqual([
      article.title,
      expect.toSatisfy((shown: number) => shown >= article.words),
    ]);
    expect(article.addresses.every((address) => address.startsWith('/'))).toBe(true);
  }
  const named = articles.flatMap((article) => article.notes.map(({ what }) => what));
  expect(named).toEqual(expect.arrayContaining(notes));
  const texts = articles.map(({ markdown }) => markdown).join('\n');
  expect(texts).toMatch(/Words in a (?:box|field)|Nobody has seen this card/);
});

const BOTH =
  'First part|Bold|and leaning|the flow|ebb()|Who waits for the tide|rope|oar|at dawn|All boats|const ebb = 1;|Nobody has seen this card';
const OLDER = 'Elsewhere|A far shore|Second part|one|two|High water|Noon';
const NEWER =
  'A sketch|Mind the swell|Further notes|Folded away|Waves at night|Prices of moorings|As of May|An oar|Of ash|Large words|' +
  'Small words|Join the crew|A letter each month|No noise|Come aboard|Aboard';

test.each(GHOST_MAJORS)('the cards of Ghost %s keep each of their words', async (version) => {
  const [article] = (await readUploadFile(ghostExport(version))).items.filter(isArticle);
  const words = [...BOTH.split('|'), ...(version < '5' ? OLDER : NEWER).split('|')];
  expect(words.filter((text) => !article?.markdown.includes(text))).toEqual([]);
});
