import type { ArchiveKind } from '@tideline/domain/post/archive';

/** Texts of the pages of categories, tags, authors and series; `{name}` is replaced, as are `{count}` and `{role}`. */
export const archivePage = {
  back: 'Our Blog',
  label: { category: 'Category', tag: 'Tag', author: 'Author', series: 'Series' } satisfies Record<ArchiveKind, string>,
  title: {
    category: '{name}: Articles From Our Blog',
    tag: 'Articles Tagged {name}',
    author: 'Articles by {name}',
    series: '{name}: A Series From Our Blog',
  } satisfies Record<ArchiveKind, string>,
  description: {
    category:
      'Our articles on {name}: working notes from our strategists, writers and filmmakers. Take what you can use.',
    tag: 'Our articles tagged {name}: practical notes for people who have a practice, a firm or a company to run.',
    author: 'What {name} writes for people who have a practice, a firm or a company to run.',
    series: 'All parts of our series {name}, from the first one on, for people who have a business to run.',
  } satisfies Record<ArchiveKind, string>,
  one: '1 article',
  many: '{count} articles',
  page: 'Page {count}',
  feed: 'RSS feed',
  feedTitle: '{name} · RSS',
  notFound: 'There are no articles here.',
};
