import { notFoundPage } from '@tideline/copy/notices/not-found';
import type { SiteSettings } from '@tideline/domain/site/settings';
import type { CopyStore } from '../copy/copy-store.ts';
import { pageMeta } from './page-meta.ts';

type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of the page for an unknown path. */
export function missingPageHead(path: string, { origin, site, copy }: Place) {
  const { heading, text } = copy.read('not-found', 'page', notFoundPage);
  return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
}
