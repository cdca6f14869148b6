import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of words that both texts have, or only the older (`removed`) or the newer (`added`) one. */
export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** The longest a comparison may take before it shows less detail, in milliseconds. */
const LINES_WITHIN_MS = 1000;
const WORDS_WITHIN_MS = 150;

/** How much of an unchanged run is shown on each side of a change, in characters. */
const CONTEXT = 160;

/** What became of `before`: by lines first, which keeps long texts quick, then word by word in lines that changed. */
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

/** As much of a run that both texts have as tells where its neighbours stand; the first and last run have only one. */
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

/** Each line with the line break that ends it. */
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
