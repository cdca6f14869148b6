import { isBlock } from '@tideline/domain/html/write-html';
import { type AnyNode, isTag, isText } from 'domhandler';
import { Notes } from '../source/note.ts';
import { readHtml } from './read-html.ts';

/** Letters, marks and digits; an apostrophe or a hyphen between them belongs to the word. A sign of Chinese or Japanese is one. */
const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const LETTERS = String.raw`(?:(?!${SIGN})[\p{L}\p{M}\p{N}])+`;
const WORD = new RegExp(`${SIGN}|${LETTERS}(?:['’-]${LETTERS})*`, 'gu');
/** Links are counted as links. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+/g;
/** What a browser does not show as text: programs, and what stands in for a player that it has. */
const NOT_SHOWN = new Set('script style template title noscript iframe video audio object canvas'.split(' '));

/**
 * How many words a text has. It is the same before and after a text is brought in, unless words were lost: quotation marks, dashes
 * and marks of Markdown are none, and neither are addresses.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.replaceAll(ADDRESS, ' ').matchAll(WORD)) count += 1;
  return count;
}

/** How many words HTML shows. */
export function wordsOfHtml(html: string): number {
  return wordsOfNodes(readHtml(html, new Notes()).root().contents().toArray());
}

/** The same of HTML that was read. */
export function wordsOfNodes(nodes: readonly AnyNode[]): number {
  const parts: string[] = [];
  const waiting: (AnyNode | ' ')[] = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node === ' ') parts.push(node);
    else if (isText(node)) parts.push(node.data);
    else if (isTag(node) && !NOT_SHOWN.has(node.name)) {
      // Words in two blocks are two words, those in `<b>E</b>bb` are one.
      const isApart = isBlock(node) || node.name === 'br';
      if (isApart) waiting.push(' ');
      waiting.push(...node.children.toReversed());
      if (isApart) parts.push(' ');
    }
  }
  return countWords(parts.join(''));
}
