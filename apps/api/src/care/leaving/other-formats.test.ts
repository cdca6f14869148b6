import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readGhost } from '@tideline/moving/ghost/read-ghost';
import { isArticle, type SourceArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { readWordPress } from '@tideline/moving/wordpress/read-wordpress';
import { expect, test } from 'vitest';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { loadSampleData } from '../sample/load-sample-data.ts';

type Open = () => AsyncIterable<string>;
const READERS = {
  wordpress: (open: Open) => readWordPress([{ name: 'site.xml', open }]),
  ghost: (open: Open) => readGhost(open, SITE),
};
const SITE = 'https://www.tideline.example';
const HOSTILE = 'Ebb ]]> <script>alert(1)</script> & "flow" 🌊 مد';

describeOnEachDatabase('the export for another program', (database) => {
  async function read(format: keyof typeof READERS): Promise<SourceItem[]> {
    const content = await callAsStaff(database()).siteExport.download({ format });
    const file = await text(Readable.from(content));
    const items: SourceItem[] = [];
    async function* open() {
      yield file;
    }
    for await (const item of READERS[format](open)) items.push(item);
    return items;
  }

  test.each(['wordpress', 'ghost'] as const)('a reader of %s finds every post as it is', async (format) => {
    const staff = callAsStaff(database());
    await loadSampleData(database(), TEST_NOW);
    const { id } = await staff.posts.create({
      title: HOSTILE,
      content: `${HOSTILE}\n\n\u0001 \u000B end.`,
      excerpt: HOSTILE,
      author: 'Mara ]]> Vance',
      category: 'Coast & sea',
      tags: ['Tides ]]>'],
      series: 'All ]]> & tides',
      metaTitle: 'For searches',
      status: 'published',
      publishDate: '2026-03-08T12:30:00.000Z',
    });
    const items = await read(format);
    expect(items.filter(({ kind }) => kind === 'fault')).toEqual([]);
    const articles = items.filter(isArticle).filter(({ kind }) => kind === 'post');
    const posts = (await staff.posts.list({ limit: 100 })).items;
    expect(articles.map(kept).toSorted(bySlug)).toEqual(
      posts
        .map((post) => ({
          title: post.title,
          slug: post.id,
          status: post.status,
          publishedAt: post.publishDate,
          categories: [post.category].filter(Boolean),
          tags: [...post.tags, post.series].filter(Boolean),
          excerpt: post.excerpt,
          metaTitle: post.metaTitle,
          metaDescription: post.metaDescription,
        }))
        .toSorted(bySlug),
    );
    const names = new Map(items.flatMap((item) => (item.kind === 'author' ? [[item.id, item.name] as const] : [])));
    for (const post of posts) {
      const article = articles.find(({ slug }) => slug === post.id);
      expect(article?.authorIds.map((author) => names.get(author))).toEqual([post.author].filter(Boolean));
      expect(wordsOf(article?.markdown.replaceAll(SITE, '') ?? '')).toEqual(wordsOf(post.content));
    }
    expect(articles.find(({ slug }) => slug === id)?.markdown).toContain('alert(1)');
  });
});

function bySlug(a: { slug: string }, b: { slug: string }): number {
  return a.slug < b.slug ? -1 : 1;
}

/** The words of a text, without its marks, whose spelling may differ. */
function wordsOf(markdown: string): string[] {
  return markdown.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** What both programs have, as our own readers read it. */
function kept({
  title,
  slug,
  status,
  publishedAt,
  categories,
  tags,
  excerpt,
  metaTitle,
  metaDescription,
}: SourceArticle) {
  return { title, slug, status, publishedAt, categories, tags, excerpt, metaTitle, metaDescription };
}
