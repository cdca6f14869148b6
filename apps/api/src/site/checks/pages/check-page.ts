import { copyFindings } from '@tideline/copy/editing/copy-findings';
import { type DocumentId, sectionsOf } from '@tideline/copy/editing/documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { PageFinding } from '@tideline/domain/page/site-finding';
import { checkElsewhere } from '../check-links.ts';
import type { HasPath } from '../is-there.ts';
import type { Probe } from '../probe-link.ts';
import { findPageLinks } from './page-links.ts';

/** What visitors would miss in a document with these values, and its links to pages of this site that are not there. */
export async function checkPage(
  id: DocumentId,
  values: CopyValues,
  origin: string,
  hasPath: HasPath,
): Promise<PageFinding[]> {
  const findings: PageFinding[] = copyFindings(sectionsOf(id), values).map(({ path, ...finding }) => ({
    field: path,
    ...finding,
  }));
  for (const { field, url } of await findPageLinks(id, values, origin)) {
    if (url.origin !== origin || (await hasPath(url.pathname))) continue;
    findings.push({ field, weight: 'mistake', text: `There is no public page at ${url.pathname}.` });
  }
  return findings;
}

/** The links of a document to other sites that do not work. */
export async function checkPageElsewhere(
  id: DocumentId,
  values: CopyValues,
  origin: string,
  probe: Probe,
): Promise<PageFinding[]> {
  const findings: PageFinding[] = [];
  for (const { field, url } of await findPageLinks(id, values, origin)) {
    if (url.origin === origin) continue;
    for (const { weight, text } of await checkElsewhere(url, probe)) findings.push({ field, weight, text });
  }
  return findings;
}
