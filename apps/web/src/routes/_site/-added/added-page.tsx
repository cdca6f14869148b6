import type { PlainCopy } from '@tideline/copy/added/plain-template';
import { type StudyCopy, studyParts } from '@tideline/copy/case-studies/study-copy';
import type { IndustryCopy } from '@tideline/copy/industries/industry-page';
import { useContext, useEffect, useState } from 'react';
import { CaseStudyScreen } from '../../../features/case-studies/page/case-study-screen.tsx';
import type { NextStudyProps } from '../../../features/case-studies/page/next-study.tsx';
import { IndustryScreen } from '../../../features/industries/industry-screen.tsx';
import { PlainScreen } from '../../../features/plain-page/plain-screen.tsx';
import { CopyContext } from '../../../lib/copy/use-copy.ts';
import { sanitiseHtml } from '../../../lib/text/sanitise-html.ts';
import type { SafeHtml } from '../../../lib/text/trust-page-html.ts';
import type { LoadedPage } from './load-added-page.ts';

/** A page that staff have added. In the frame of the editor, its texts are those that are typed there. */
export function AddedPage({ page: { id, kind, path, sections, html } }: { page: LoadedPage }) {
  const read = useContext(CopyContext);
  const copy = read(id, 'page', sections['page']);
  const body = useTypedHtml(read<{ html?: string }>(id, 'body', {})) ?? html;
  if (kind === 'industry') return <IndustryScreen page={{ path, ...(copy as IndustryCopy) }} />;
  if (kind === 'case-study') {
    const next = (sections['next'] as NextStudyProps['study'] | undefined) ?? null;
    return (
      <CaseStudyScreen {...studyParts({ ...(copy as StudyCopy), id: path.split('/').at(-1) ?? id })} next={next} />
    );
  }
  return <PlainScreen headline={(copy as PlainCopy).headline} body={body ?? ''} />;
}

/** The text that is typed in the editor, as the server renders it; null outside of the editor. */
function useTypedHtml({ html }: { html?: string }): SafeHtml | null {
  const [safe, setSafe] = useState<SafeHtml | null>(null);
  useEffect(() => {
    if (html !== undefined) void sanitiseHtml(html).then(setSafe);
  }, [html]);
  return safe;
}
