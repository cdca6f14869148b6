/** What visitors would miss in the texts of a document, as far as its values tell. */
import type { CopyField, CopyValues } from '@tideline/domain/page/page-document';
import { SEARCH_RESULT_SHOWS } from '@tideline/domain/text/text-check';
import { copyFields } from './copy-fields.ts';
import { headingSkips } from './heading-skips.ts';

/** `path`: the field in which it is mended. `weight`: as in `Finding`. */
export type CopyFinding = { path: string; weight: 'mistake' | 'hint'; text: string };

/** The findings in what staff have changed of a document. An untouched one has none. */
export function copyFindings(sections: Record<string, unknown>, values: CopyValues): CopyFinding[] {
  return shownFields(sections, values).flatMap((field) => {
    const value = values[field.path] ?? field.builtIn;
    return typeof value === 'string' ? findingsIn(field, value, values) : [];
  });
}

/** The fields of a document without those of hidden items. */
export function shownFields(sections: Record<string, unknown>, values: CopyValues): CopyField[] {
  return copyFields(sections, values).filter(({ path }) => !isHidden(path, values));
}

function findingsIn(field: CopyField, value: string, values: CopyValues): CopyFinding[] {
  const { path, label, section } = field;
  const isChanged = Object.hasOwn(values, path);
  const key = path.slice(path.lastIndexOf('.') + 1);
  const finding = (weight: CopyFinding['weight'], text: string): CopyFinding => ({ path, weight, text });
  if (key === 'alt' && values[`${path.slice(0, -'.alt'.length)}.photo`]) {
    if (value.trim() === '')
      return [finding('mistake', `A picture has no alternative text. Visitors who cannot see it miss what it shows.`)];
    return isChanged ? [] : [finding('hint', 'The alternative text still describes the drawing, not your picture.')];
  }
  if (!isChanged) return [];
  const length = Array.from(value.trim()).length;
  if (length === 0)
    return /^(?:head(?:ing|line)|title)$/.test(key) ? [finding('mistake', `${label || section} is empty.`)] : [];
  if (isForSearch(path, key)) {
    const shown = SEARCH_RESULT_SHOWS[key];
    const name = key === 'title' ? 'The title' : 'The description';
    return length > shown
      ? [finding('hint', `${name} for search engines has ${length} characters; results show about ${shown}.`)]
      : [];
  }
  if (field.kind !== 'markdown') return [];
  return headingSkips(value).map(({ text, level, after }) =>
    finding('mistake', `The heading "${text}" is of level ${level}, but follows one of level ${after}.`),
  );
}

/** Title and description of a page, also of those that keep them beside their texts. */
function isForSearch(path: string, key: string): key is keyof typeof SEARCH_RESULT_SHOWS {
  return Object.hasOwn(SEARCH_RESULT_SHOWS, key) && /^head\.|^page\.description$/.test(path);
}

/** Whether the field is in an item that is hidden. */
function isHidden(path: string, values: CopyValues): boolean {
  return Object.entries(values).some(
    ([hidden, value]) =>
      value === true && hidden.endsWith('.hidden') && path.startsWith(hidden.slice(0, -'hidden'.length)),
  );
}
