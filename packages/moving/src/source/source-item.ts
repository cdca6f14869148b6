import type { SourceOwn } from '../own/own-item.ts';
import type { Note } from './note.ts';

/** What a file of another system says of its whole site. */
export type SourceSite = {
  kind: 'site';
  title: string;
  /** The origin with its path and without a slash at the end: `https://www.example.com/blog`. Empty when the file does not say it. */
  address: string;
};

/** Somebody who wrote posts. */
export type SourceAuthor = { kind: 'author'; id: string; name: string; slug: string; bio: string; addresses: string[] };

/** A category, a tag or a series. */
export type SourceTerm = {
  kind: 'category' | 'tag' | 'series';
  id: string;
  name: string;
  slug: string;
  addresses: string[];
};

/** A picture or another file. */
export type SourceFile = {
  kind: 'file';
  id: string;
  address: string;
  alt: string;
  caption: string;
  addresses: string[];
};

/** A post or a page. */
export type SourceArticle = {
  kind: 'post' | 'page';
  /** In the other system; stays the same in a later file of the same site. */
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  status: 'published' | 'scheduled' | 'draft';
  /** ISO 8601 in UTC; null where the file has none. */
  publishedAt: string | null;
  updatedAt: string | null;
  authorIds: string[];
  /** The main one first. */
  categories: string[];
  tags: string[];
  /** Empty or missing: none. */
  series?: string;
  /** For search engines; empty for none. */
  metaTitle: string;
  metaDescription: string;
  isNoindex: boolean;
  /** The address of the original; empty for none. */
  canonicalUrl: string;
  cover: SourcePicture | null;
  /** In the dialect of docs/markdown.md, with the addresses of the other site. */
  markdown: string;
  /** Those that the other site shows in its text; see `countWords`. */
  words: number;
  /** What it was made of, for a person to compare. */
  original: string;
  pictures: SourcePicture[];
  /** Whole addresses of the links in the text. */
  links: string[];
  /** Addresses at which the other site shows it, as paths with their query. The first is the main one. */
  addresses: string[];
  notes: Note[];
};

/** A picture in an article. */
export type SourcePicture = { address: string; alt: string; caption: string };

/** Things that have no place here. */
export type SourceRest = { kind: 'rest'; what: string; title: string; count: number };

/** A fault of the file. */
export type SourceFault = { kind: 'fault'; line: number; reason: string };

/** One thing of another site. */
export type SourceItem =
  | SourceSite
  | SourceAuthor
  | SourceTerm
  | SourceFile
  | SourceArticle
  | SourceRest
  | SourceFault
  | SourceOwn;

/** Whether it is a text that people read. */
export function isArticle(item: SourceItem): item is SourceArticle {
  return item.kind === 'post' || item.kind === 'page';
}

/** Whether it is a name under which the other site shows articles. */
export function isTerm(item: SourceItem): item is SourceTerm {
  return item.kind === 'category' || item.kind === 'tag' || item.kind === 'series';
}
