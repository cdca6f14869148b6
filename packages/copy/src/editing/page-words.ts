import type { PageHead } from '../parts/page-head.ts';
import { isText } from './copy-values.ts';

/** Parts that are not on the page itself: what search engines read, and articles that only show while there are none. */
const ELSEWHERE = new Set(['head', 'teasers']);

/** The texts that visitors read on a page, with the parts in `sections`; not those of parts that are switched off. */
export function pageTexts(sections: Record<string, unknown>): string[] {
  return Object.entries(sections).flatMap(([name, section]) => (ELSEWHERE.has(name) ? [] : textsIn(section, name)));
}

/** Title and description of a page: those for search engines, else those of the page. Null for a document without. */
export function headIn(sections: Record<string, unknown>): Pick<PageHead, 'title' | 'description'> | null {
  const {
    title,
    description,
    summary = description,
  } = { ...(sections['page'] as Head), ...(sections['head'] as Head) };
  return title === undefined || summary === undefined ? null : { title, description: description ?? summary };
}

type Head = { title?: string; description?: string; summary?: string } | undefined;

function textsIn(copy: unknown, key: string): string[] {
  if (typeof copy === 'string') return isText(key) ? [copy] : [];
  if (Array.isArray(copy)) return copy.flatMap((item) => textsIn(item, key));
  if (typeof copy !== 'object' || copy === null || ('isShown' in copy && copy.isShown === false)) return [];
  return Object.entries(copy).flatMap(([name, value]) => textsIn(value, name));
}
