import { legalLabels, type LegalVersion } from '@tideline/copy/legal/legal-document';
import type { ShownPage } from '@tideline/domain/page/added-page';
import { formatDateLong, parsePublishDate } from '@tideline/domain/time/publish-date';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findFormerVersion } from './legal-versions.ts';

/** A former version of a legal text as a page of text, which search engines leave out; null when there is none at the path. */
export async function findVersionPage(db: Db, path: string): Promise<ShownPage | null> {
  const version = await findFormerVersion(db, path);
  if (!version) return null;
  const { timeZone } = await findSettings(db);
  const { title, lead } = version.document;
  const { html } = await renderPostBody(markdownOf(version, timeZone), { target: 'page' });
  return {
    id: 'page-plain-versions', // no document has this id: its texts are all here
    kind: 'plain',
    path: path as ShownPage['path'],
    isHidden: true,
    sections: { page: { headline: title }, head: { title: `${title}, ${version.from}`, description: lead } },
    html,
  };
}

function markdownOf({ id, document, from, until }: LegalVersion, timeZone: string): string {
  const long = (day: string) => formatDateLong(parsePublishDate(day, timeZone) ?? day, timeZone);
  const { lead, sections } = document;
  return [
    `*${legalLabels.from} ${long(from)} ${legalLabels.until} ${long(until)}. ${legalLabels.values}* [${legalLabels.current}](/${id})`,
    lead,
    // Headings of a text are shown one level lower.
    ...sections.map(({ heading, body }) => `# ${heading}\n\n${body}`),
  ].join('\n\n');
}
