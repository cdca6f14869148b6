import { readCaseStudy } from '@tideline/copy/case-studies/read-case-study';
import { factsOf, type StudyCopy, studyFields } from '@tideline/copy/case-studies/study-copy';
import { toStudyCard } from '@tideline/copy/case-studies/to-study-card';
import { changedSections } from '@tideline/copy/editing/copy-values';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { TEMPLATES } from '@tideline/copy/added/templates';
import type { Picture } from '@tideline/copy/parts/picture';
import { CASE_STUDY_IDS, type CaseStudyId, caseStudyPath } from '@tideline/domain/site/site-path';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { Db } from '../../../core/store/schema.ts';
import { listPublicPages } from '../added-pages.repository.ts';
import { listDocuments, readValues, STUDY_ORDER_DOCUMENT } from '../documents.repository.ts';

/** The documents that show case studies: their content depends on all studies. */
export const STUDY_PLACES = ['home', 'about', 'case-studies', ...CASE_STUDY_IDS] as const;

/** How many case studies Home shows. */
const ON_HOME = 3;

/** The case studies that visitors see, built-in and added ones, in the order that staff have chosen. */
export async function listStudies(db: Db, hidden: ReadonlySet<string>): Promise<StudyCopy[]> {
  return (await findChangedStudies(db, hidden)) ?? CASE_STUDY_IDS.map((id) => builtInStudy(id, {}));
}

/** The same; null while all of them are as they are built in. */
export async function findChangedStudies(db: Db, hidden: ReadonlySet<string>): Promise<StudyCopy[] | null> {
  const documents = await listDocuments(db, [...CASE_STUDY_IDS, STUDY_ORDER_DOCUMENT]);
  const values = new Map(documents.map(({ id, fields }) => [id, fields]));
  const builtIn = CASE_STUDY_IDS.filter((id) => !hidden.has(caseStudyPath(id))).map((id) => ({
    key: id as string,
    copy: builtInStudy(id, values.get(id) ?? {}),
  }));
  const added = (await listPublicPages(db, 'case-study')).map(({ id, path, fields }) => ({
    key: id as string,
    copy: addedStudy(path, readValues(fields)),
  }));
  if (added.length === 0 && documents.every(({ fields }) => Object.keys(fields).length === 0)) return null;
  const order = toOrder(values.get(STUDY_ORDER_DOCUMENT));
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...builtIn, ...added].toSorted((a, b) => placeOf(a.key) - placeOf(b.key)).map(({ copy }) => copy);
}

/** What the places of case studies show of them, by document and section. */
export function studySections(studies: readonly StudyCopy[]): Record<string, Record<string, object>> {
  const cards = studies.map(toStudyCard);
  return {
    home: { studyCards: cards.slice(0, ON_HOME) },
    about: { studies: studies.map(({ samples: _samples, ...study }) => study), studyCards: cards },
    'case-studies': { studyCards: cards },
    ...Object.fromEntries(CASE_STUDY_IDS.map((id) => [id, nextSection(studies, id)])),
  };
}

/** The study that follows the one with this id, as a section of its page; no section when there is no other. */
export function nextSection(studies: readonly StudyCopy[], id: string): { next?: object } {
  const at = studies.findIndex((study) => study.id === id);
  const next = studies[(at + 1) % studies.length];
  if (!next || next.id === id) return {};
  const image: Picture = next.image;
  return { next: { ...factsOf(next), image } };
}

/** The ids of a stored order. */
export function toOrder(fields: CopyValues | undefined): string[] {
  const order = fields?.['order'];
  return Array.isArray(order) ? order : [];
}

function builtInStudy(id: CaseStudyId, values: CopyValues): StudyCopy {
  const changed = changedSections(SITE_DOCUMENTS[id].sections, values)['page'];
  return (changed as StudyCopy | undefined) ?? studyFields(readCaseStudy(id));
}

function addedStudy(path: string, values: CopyValues): StudyCopy {
  const template = TEMPLATES['case-study'];
  const copy = (changedSections(template, values)['page'] ?? template.page) as StudyCopy;
  return { ...copy, id: path.slice(path.lastIndexOf('/') + 1) };
}
