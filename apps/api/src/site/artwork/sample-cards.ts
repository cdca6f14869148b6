import { type CardText, pageCardName, postCardText } from '@tideline/artwork/prints/social-card';
import { pageCardText } from '@tideline/copy/parts/page-head';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { findSiteWords } from '../../core/settings/site-words.repository.ts';
import { copyFiller } from '@tideline/copy/parts/fill-copy';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';
import { fillCardLabels } from '../brand/card-labels.ts';
import { findChangedCards } from '../pages/changed-heads.ts';

/** The cards that show each line: Home's, that of the newest post, of a service and of a case study. */
export const SAMPLE_CARDS = ['home', 'post', 'service', 'caseStudy'] as const;
export type SampleCard = (typeof SAMPLE_CARDS)[number];

/** Of one of the site's cards, what stands on it with these lines. @param values changes to the document of the cards */
export async function findSampleCard(db: Db, card: SampleCard, values: CopyValues, now: string): Promise<CardText> {
  const settings = await findSiteWords(db);
  const labels = await fillCardLabels(db, values, settings);
  if (card === 'post') {
    const newest = publicPosts(db, now).select(['key', 'title']).orderBy('sort_date', 'desc').orderBy('id');
    const post = (await newest.limit(1).executeTakeFirst()) ?? { key: 'post', title: 'A post' };
    return postCardText({ ...post, category: '' }, labels.postWithoutCategory);
  }
  const cards = copyFiller(settings)(await findChangedCards(db, labels));
  const home = cards[pageCardName('/')] ?? copyFiller(settings)(pageCardText('/'));
  const folder = { home: null, service: 'services/', caseStudy: 'case-studies/' }[card];
  const [, text = home] = Object.entries(cards).find(([name]) => folder !== null && name.startsWith(folder)) ?? [];
  return text;
}
