import { createContext, Script } from 'node:vm';
import { POST_DIALECT } from '@tideline/domain/html/post-dialect';
import { Notes } from '../source/note.ts';
import { countWords } from './count-words.ts';
import type { Converted } from './to-markdown.ts';

/** A text of a person takes a fraction of a second. */
const TIME_LIMIT_MS = 10_000;
/** Lines and elements in a text. The longest post of this program has room for a tenth of them. */
const MOST_PARTS = 100_000;

/** Runs a task inside of a script, which a timer can end. */
const timed: { task: (() => unknown) | null } = { task: null };
const context = createContext(timed);
const script = new Script('task()');

/**
 * Converts the body of an article. One that has too many parts, is too deep or takes too long becomes its words: it was made to keep
 * the server busy, and the articles after it shall arrive.
 * @param original with its words, maybe as HTML
 * @param convert writes what has no form in a post into the notes that it gets
 */
export function convertBody(
  original: string,
  notes: Notes,
  convert: (notes: Notes) => Converted,
  timeLimitMs = TIME_LIMIT_MS,
): Converted {
  const own = new Notes();
  timed.task = () => convert(own);
  try {
    if (hasTooManyParts(original)) throw new RangeError('The text has too many parts.');
    const converted = script.runInContext(context, { timeout: timeLimitMs }) as Converted;
    for (const { kind, what } of own.list) notes.add(kind, what);
    return converted;
  } catch (error) {
    const { name, code } = error as { name?: unknown; code?: unknown };
    const isTooLong = code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    // Such as that of a full stack.
    if (!isTooLong && name !== 'RangeError') throw error;
    notes.add('changed', isTooLong ? 'text that takes too long to read' : 'text with too many parts');
    return wordsOnly(original);
  } finally {
    timed.task = null;
  }
}

function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (const _ of text.matchAll(/[<\n]/g)) if ((parts += 1) > MOST_PARTS) return true;
  return false;
}

function wordsOnly(original: string): Converted {
  const words = original
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { markdown: POST_DIALECT.text(words), words: countWords(words), pictures: [], links: [] };
}
