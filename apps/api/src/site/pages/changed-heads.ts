import { type CardName, type CardText, pageCardName } from '@tideline/artwork/prints/social-card';
import { caseStudies } from '@tideline/copy/case-studies/case-studies';
import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import { caseStudyCardText } from '@tideline/copy/case-studies/case-study-card';
import { callCardText } from '@tideline/copy/calls/call-card';
import type { callPage } from '@tideline/copy/calls/discovery-call';
import { SITE_DOCUMENTS, type SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { addedCardText, isPublicPath, pageCardText, type PageHead } from '@tideline/copy/parts/page-head';
import { serviceCardText } from '@tideline/copy/services/service-card';
import { services } from '@tideline/copy/services/services';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { CASE_STUDY_IDS, caseStudyPath } from '@tideline/domain/site/site-path';
import type { CardLabels } from '@tideline/domain/site/settings';
import type { Db } from '../../core/store/schema.ts';
import { listChangedIds } from './shown/changed-ids.ts';
import { findShownCopy, type ShownCopy } from './shown/shown-copy.ts';
import { findAddedHeads } from './shown-page.ts';

/** Title and description of the pages where staff have changed them, and of the pages that they have added, by path. */
export async function findChangedHeads(db: Db): Promise<Record<string, Pick<PageHead, 'title' | 'description'>>> {
  const copy = await findChangedCopy(db);
  const call = copy['discovery-call']?.['page'] as typeof callPage | undefined;
  const added = await findAddedHeads(db);
  const heads = [
    ...headsIn(copy),
    ...(call ? [[CALL_PATH, call] as const] : []),
    ...studiesIn(copy).map(studyHead),
    ...added,
  ];
  return Object.fromEntries(heads.map(([path, { title, description }]) => [path, { title, description }]));
}

/**
 * The social cards of pages and services where staff have changed what they say, and of the pages that they have added.
 * @param labels the lines on cards that staff have changed: those of all services and case studies change with them
 */
export async function findChangedCards(db: Db, labels?: CardLabels): Promise<Record<CardName, CardText>> {
  const copy = await findChangedCopy(db);
  const call = copy['discovery-call']?.['page'] as typeof callPage | undefined;
  const added = await findAddedHeads(db);
  const offers = (copy.services?.['services'] ?? (labels ? services : [])) as typeof services;
  const studies = copy.about?.['studies'] || !labels ? studiesIn(copy) : caseStudies;
  return Object.fromEntries<CardText>([
    ...headsIn(copy).flatMap(([path, head]) =>
      isPublicPath(path) ? [[pageCardName(path), pageCardText(path, head)] as const] : [],
    ),
    ...(call ? [[pageCardName(CALL_PATH), callCardText(call)] as const] : []),
    ...studies.map((study) => [`case-studies/${study.id}`, caseStudyCardText(study, labels?.caseStudy)] as const),
    ...added.map(([path, head]) => [pageCardName(path), addedCardText(path, head)] as const),
    ...offers.map((service) => [`services/${service.id}`, serviceCardText(service, labels?.service)] as const),
  ]);
}

async function findChangedCopy(db: Db): Promise<ShownCopy> {
  const ids = await listChangedIds(db);
  return ids.length === 0 ? {} : findShownCopy(db, ids);
}

function headsIn(copy: ShownCopy): (readonly [path: string, head: PageHead])[] {
  return Object.entries(copy).flatMap(([id, sections]) => {
    const { path } = SITE_DOCUMENTS[id as SiteDocumentId];
    return path && sections['head'] ? [[path, sections['head'] as PageHead] as const] : [];
  });
}

/** The built-in case studies, if any is changed. */
function studiesIn(copy: ShownCopy): CaseStudy[] {
  const studies = (copy.about?.['studies'] ?? []) as CaseStudy[];
  return studies.filter(({ id }) => CASE_STUDY_IDS.some((known) => known === id));
}

function studyHead({
  id,
  title,
  summary,
}: CaseStudy): readonly [path: string, head: Pick<PageHead, 'title' | 'description'>] {
  return [caseStudyPath(id), { title, description: summary }];
}
