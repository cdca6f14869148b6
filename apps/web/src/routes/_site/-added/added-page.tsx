import type { PlainCopy } from '@tideline/copy/added/plain-template';
import type { IndustryCopy } from '@tideline/copy/industries/industry-page';
import { useContext } from 'react';
import { IndustryScreen } from '../../../features/industries/industry-screen.tsx';
import { PlainScreen } from '../../../features/plain-page/plain-screen.tsx';
import { CopyContext } from '../../../lib/copy/use-copy.ts';
import type { LoadedPage } from './load-added-page.ts';

/** A page that staff have added. In the frame of the editor, its texts are those that are typed there. */
export function AddedPage({ page: { id, kind, path, sections, html } }: { page: LoadedPage }) {
  const copy = useContext(CopyContext)[id]?.['page'] ?? sections['page'];
  if (kind === 'industry') return <IndustryScreen page={{ path, ...(copy as IndustryCopy) }} />;
  return <PlainScreen headline={(copy as PlainCopy).headline} body={html ?? ''} />;
}
