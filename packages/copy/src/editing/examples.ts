/** What is invented in the built-in copy: an agency shows its own instead, or nothing. */
import type { CopyValues } from '@tideline/domain/page/page-document';
import { idsIn, isItemList } from './copy-values.ts';
import { SITE_DOCUMENTS, type SiteDocumentId } from './site-documents.ts';

/** `path`: a list, or whether a part shows. `words`: one of it and many, as in "6 sample testimonials". */
type Example = { path: string; words: [one: string, many: string] };

const INDUSTRY: Example[] = [
  { path: 'page.work.isShown', words: ['piece of sample work', 'pieces of sample work'] },
  { path: 'page.result.isShown', words: ['invented result', 'invented results'] },
];

/** The whole page: it is no longer invented as soon as staff have written anything in it. */
const STUDY: Example[] = [{ path: 'visibility.isShown', words: ['sample case study', 'sample case studies'] }];

const EXAMPLES: Partial<Record<SiteDocumentId, Example[]>> = {
  home: [
    { path: 'testimonials', words: ['sample testimonial', 'sample testimonials'] },
    { path: 'logos', words: ['sample client logo', 'sample client logos'] },
    { path: 'teasers.isShown', words: ['row of articles that do not exist', 'rows of articles that do not exist'] },
  ],
  services: [
    { path: 'story.isShown', words: ['invented success story', 'invented success stories'] },
    { path: 'work.isShown', words: ['set of sample work', 'sets of sample work'] },
  ],
  healthcare: INDUSTRY,
  'professional-services': INDUSTRY,
  'legal-practices': INDUSTRY,
  'marketing-agencies': INDUSTRY,
  'personal-injury-law': STUDY,
  'medical-spa': STUDY,
  'consulting-firm': STUDY,
};

/** Invented parts that a document still shows: how many, in words. */
export type ShownExample = { count: number; words: string };

/** What a document with these values still shows of what is invented. A part in which staff have written is theirs. */
export function shownExamples(id: SiteDocumentId, values: CopyValues): ShownExample[] {
  return (EXAMPLES[id] ?? []).flatMap(({ path, words: [one, many] }) => {
    const count = stillThere(id, path, values).length;
    return count === 0 ? [] : [{ count, words: `${count} ${count === 1 ? one : many}` }];
  });
}

/** The changes that take from a document what it shows of what is invented. */
export function withoutExamples(id: SiteDocumentId, values: CopyValues): CopyValues {
  const changes = (EXAMPLES[id] ?? []).map(({ path }): [string, boolean | string[]][] => {
    const gone = stillThere(id, path, values);
    if (gone.length === 0) return [];
    const list = listAt(id, path);
    return [[path, list ? idsIn(list, path, values).filter((item) => !gone.includes(item)) : false]];
  });
  return Object.fromEntries(changes.flat());
}

/** The ids of untouched items of a list; the path of a part that still shows. */
function stillThere(id: SiteDocumentId, path: string, values: CopyValues): string[] {
  const list = listAt(id, path);
  const isTouched = (part: string) => Object.keys(values).some((changed) => changed.startsWith(`${part}.`));
  if (!list) {
    const part = path === 'visibility.isShown' ? 'page' : path.slice(0, -'.isShown'.length);
    return values[path] === false || isTouched(part) ? [] : [path];
  }
  const builtIn = idsIn(list, path, {});
  return idsIn(list, path, values).filter((item) => builtIn.includes(item) && !isTouched(`${path}.${item}`));
}

function listAt(id: SiteDocumentId, path: string): readonly object[] | null {
  const sections: Record<string, unknown> = SITE_DOCUMENTS[id].sections;
  const value = sections[path];
  return isItemList(value) ? value : null;
}
