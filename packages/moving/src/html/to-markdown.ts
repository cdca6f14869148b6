import type { CheerioAPI } from 'cheerio/slim';
import { attributeOf, textOf } from '@tideline/domain/html/html-node';
import { POST_DIALECT } from '@tideline/domain/html/post-dialect';
import { type Dialect, prefixed, writeHtml } from '@tideline/domain/html/write-html';
import type { Notes } from '../source/note.ts';
import type { SourcePicture } from '../source/source-item.ts';
import { wordsOfNodes } from './count-words.ts';
import { NOTE_NUMBER, takeFootnotes } from './footnotes.ts';
import { makeParagraphs } from './paragraphs.ts';
import { readHtml } from './read-html.ts';
import { tidyEmbeds } from './tidy-embeds.ts';
import { tidyLinks } from './tidy-links.ts';
import { tidyPictures } from './tidy-pictures.ts';
import { tidyTables } from './tidy-tables.ts';
import { tidyText } from './tidy-text.ts';

/** The body of an article in the dialect of docs/markdown.md, with all addresses in it, and the words that it had before. */
export type Converted = { markdown: string; words: number; pictures: SourcePicture[]; links: string[] };

export type HtmlOptions = {
  /** Of the article; relative addresses in it are relative to it. */
  address: string;
  /** Whether an empty line begins a paragraph. */
  hasLines?: boolean;
  notes: Notes;
  /** Finds what a relative address leads to; null: it is relative to `address`. */
  find?: (relative: string) => string | null;
  /** Changes the elements before they are read. */
  prepare?: ($: CheerioAPI) => void;
};

const writeLink = POST_DIALECT.marks['a'] ?? ((content) => content);

/** A link that says its own address is written as that, which a post shows as a video where it is one. */
const DIALECT: Dialect = {
  ...POST_DIALECT,
  marks: {
    ...POST_DIALECT.marks,
    a: (content, link) => {
      const address = attributeOf(link, 'href');
      return textOf(link) === address ? `<${address}>` : writeLink(content, link);
    },
    span: (content, span) => (attributeOf(span, NOTE_NUMBER) ? `[^${attributeOf(span, NOTE_NUMBER)}]` : content),
  },
};

/** Converts HTML of another system. What has no form in a post is in the notes. */
export function toMarkdown(html: string, { address, hasLines = false, notes, find, prepare }: HtmlOptions): Converted {
  const $ = readHtml(html, notes);
  prepare?.($);
  const words = wordsOfNodes($.root().contents().toArray());
  if (hasLines) makeParagraphs($);
  const resolve = (relative: string) => find?.(relative) ?? resolveAddress(relative, address);
  tidyEmbeds($, resolve, notes);
  const pictures = tidyPictures($, resolve, notes);
  const footnotes = takeFootnotes($);
  const links = tidyLinks($, resolve, notes);
  tidyText($, notes);
  tidyTables($, notes);
  const blocks = writeHtml($.root().contents().toArray(), DIALECT);
  const definitions = footnotes.map((note, at) =>
    prefixed(writeHtml(note.childNodes, DIALECT).join('\n\n'), `[^${at + 1}]: `, '    '),
  );
  return { markdown: [...blocks, ...definitions].join('\n\n'), words, pictures, links };
}

/** The whole address; null for none, and for one that no page can have. */
function resolveAddress(relative: string, base: string): string | null {
  const typed = relative.trim();
  if (typed === '') return null;
  if (typed.startsWith('data:image/')) return typed;
  const url = URL.parse(typed, base === '' ? undefined : base);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
