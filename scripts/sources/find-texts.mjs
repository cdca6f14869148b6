/** Finds the texts that people read in sources and documents. */
import { withoutComments } from './find-imports.mjs';

/** @typedef {{ line: number, text: string }} Text */

const STRING = /(\bsql(?:<[^`]*?>)?)?(?:`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/g;
/** What stands between two tags or inserted values, without the signs of code. */
const MARKUP_TEXT = /(?<=[>}])[^<>{}=;&|[\]]+(?=[<{])/g;

/**
 * The texts of a source that people can read: strings that have several words or a capital, and the text of markup.
 * @param {string} source
 * @param {boolean} [hasMarkup]
 */
export function textsOf(source, hasMarkup = false) {
  const code = withoutComments(source);
  const strings = [...code.matchAll(STRING)]
    .filter(([, sqlTag]) => sqlTag === undefined)
    .map(({ 0: string, index }) => ({ index: index + 1, text: string.slice(1, -1) }));
  const markup = hasMarkup ? code.replace(STRING, (string) => string.replace(/[^\n]/g, '_')) : '';
  return [
    ...strings.filter(({ text }) => /[A-Za-z]{2}\S* \S*[a-zA-Z]|^[A-Z][a-z]+$/.test(text)),
    ...[...markup.matchAll(MARKUP_TEXT)].map(({ 0: text, index }) => ({ index, text })),
  ].flatMap(({ index, text }) => {
    const line = code.slice(0, index).split('\n').length;
    return text.split('\n').map((part, at) => ({ line: line + at, text: part }));
  });
}

/** The lines of a document outside of fences. @param {string} document */
export function proseOf(document) {
  let isFenced = false;
  return document.split('\n').flatMap((text, at) => {
    const isFence = /^\s*(?:```|~~~)/.test(text);
    if (isFence) isFenced = !isFenced;
    return isFenced || isFence ? [] : [{ line: at + 1, text }];
  });
}
