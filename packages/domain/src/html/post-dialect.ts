import { around, markdownDialect } from './markdown-dialect.ts';

const deleted = around('~~');

/** The Markdown of a post, as its writer would type it. */
export const POST_DIALECT = markdownDialect({
  // Underscores inside of words mean nothing.
  text: (text) =>
    text
      .replaceAll(/[\\`*[\]]|~(?=~)|&(?=#?\w+;)/g, String.raw`\$&`)
      .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`),
  lineBreak: '\\',
  rule: '---',
  bullet: '- ',
  afterNumber: '. ',
  marks: { del: deleted, s: deleted, strike: deleted },
});
