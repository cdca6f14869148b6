import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of words in both texts, only in the old one (`removed`) or only in the new one (`added`). */
export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Time limit of a comparison before it falls back to less detail, in milliseconds. */
const LINES_WITHIN_MS = 1000;
const WORDS_WITHIN_MS = 150;

/** Context shown on each side of a change, in characters. */
const CONTEXT = 160;

/** Word diff of two texts. Compares lines first, which is fast for long texts, then words within changed lines. */
export function compareTexts(before: string, after: string): TextPart[] {
  const runs = diffArrays(linesOf(before), linesOf(after), { timeout: LINES_WITHIN_MS });
  if (!runs) return changed(before, after);
  const parts: TextPart[] = [];
  let removed = '';
  let added = '';
  for (const run of runs) {
    const text = run.value.join('');
    if (run.removed) removed += text;
    else if (run.added) added += text;
    else {
      parts.push(...compareWords(removed, added), { kind: 'same', text });
      removed = '';
      added = '';
    }
  }
  return joinRuns([...parts, ...compareWords(removed, added)]);
}

/** Shortens an unchanged run to the context of its neighbouring changes. */
export function shortenSame(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return text.length <= 2 * CONTEXT + 40 ? text : `${head} […] ${tail}`;
}

function compareWords(before: string, after: string): TextPart[] {
  if (before === '' || after === '') return changed(before, after);
  const runs = diffWordsWithSpace(before, after, { timeout: WORDS_WITHIN_MS });
  if (!runs) return changed(before, after);
  return runs.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function changed(before: string, after: string): TextPart[] {
  const parts: TextPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter((part) => part.text !== '');
}

/** Splits a text into lines, each with its line break. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function joinRuns(parts: TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) joined[joined.length - 1] = { kind: part.kind, text: last.text + part.text };
    else if (part.text !== '') joined.push(part);
  }
  return joined;
}
