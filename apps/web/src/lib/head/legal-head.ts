import type { SiteSettings } from '@tideline/domain/site/settings';
import type { LegalId } from '@tideline/copy/legal/legal-document';
import { pageHead } from '@tideline/copy/parts/page-head';
import type { CopyStore } from '../copy/copy-store.ts';
import { breadcrumbs } from './json-ld.ts';
import { pageMeta } from './page-meta.ts';

type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of a legal page. */
export function legalHead(id: LegalId, { origin, site, copy }: Place) {
  const path = `/${id}` as const;
  const head = copy.read(id, 'head', pageHead[path]);
  const forMachines = import.meta.env.SSR ? { jsonLd: [breadcrumbs(origin, { name: head.title, path })] } : undefined;
  return pageMeta({ ...head, path, origin, site, forMachines });
}
