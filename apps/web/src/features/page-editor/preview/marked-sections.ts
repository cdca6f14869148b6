import { copyFields } from '@tideline/copy/editing/copy-fields';
import { changedSections, isAdded } from '@tideline/copy/editing/copy-values';
import type { CopyValue, CopyValues } from '@tideline/domain/page/page-document';
import { fieldMark, markText } from '../../../lib/copy/text-marks.ts';

/** Numbers of fields in the order in which they were first seen; a field keeps its number. */
export type FieldNumbers = Map<string, number>;

/**
 * All sections as the frame shows them: each text ends with the mark of its field. Empty texts of added items are their mark alone, as
 * pages use texts as the keys of lists.
 */
export function markedSections(
  sections: Record<string, unknown>,
  values: CopyValues,
  numbers: FieldNumbers,
): Record<string, unknown> {
  const marked = copyFields(sections, values).flatMap(({ path, kind, builtIn }) => {
    if (kind !== 'line' && kind !== 'text' && kind !== 'lines') return [];
    if (!numbers.has(path)) numbers.set(path, numbers.size);
    const number = numbers.get(path) ?? 0;
    const value = values[path] ?? builtIn;
    const isNew = value === '' && path.split('.').some(isAdded);
    return [[path, isNew ? fieldMark(number) : markValue(value, number)] as const];
  });
  return changedSections(sections, { ...values, ...Object.fromEntries(marked) });
}

function markValue(value: CopyValue, number: number): CopyValue {
  if (Array.isArray(value)) return value.map((line) => markText(line, number));
  return typeof value === 'string' ? markText(value, number) : value;
}
