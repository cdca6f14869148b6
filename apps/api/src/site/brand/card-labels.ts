import { changedSections } from '@tideline/copy/editing/copy-values';
import { cardLabels } from '@tideline/copy/notices/card-labels';
import { copyFiller } from '@tideline/copy/parts/fill-copy';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { CardLabels, SiteSettings } from '@tideline/domain/site/settings';
import type { Db } from '../../core/store/schema.ts';
import { withCounts } from '../pages/shown/find-counts.ts';

/** The lines on cards with these changes, filled. @param values changes to the document of the cards */
export async function fillCardLabels(
  db: Db,
  values: CopyValues,
  site: Pick<SiteSettings, 'siteTitle' | 'contactEmail' | 'words'>,
): Promise<CardLabels> {
  const { labels = cardLabels } = changedSections({ labels: cardLabels }, values) as { labels?: CardLabels };
  return copyFiller(site as SiteSettings)(await withCounts(db, labels));
}
