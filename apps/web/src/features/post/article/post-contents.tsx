import type { PostHeading } from '@tideline/domain/post/post';
import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { useCurrentSection } from './use-current-section.ts';
import { PageContents } from '../../../ui/sections/page-contents.tsx';

export type PostContentsProps = { headings: readonly PostHeading[] };

/** Deepest heading level listed. */
const DEEPEST_LEVEL = 3;
/** A post with fewer headings needs no table of contents. */
const LEAST_HEADINGS = 4;

/** The table of contents of a long post; nothing for a short one. */
export function PostContents({ headings }: PostContentsProps) {
  const listed = headings.filter(({ level }) => level <= DEEPEST_LEVEL);
  const isShown = listed.length >= LEAST_HEADINGS;
  const current = useCurrentSection(isShown ? listed : []);
  if (!isShown) return null;
  const entries = listed.map(({ anchor, text, level }) => ({ anchor, text, isMinor: level === DEEPEST_LEVEL }));
  return <PageContents title={blogLabels.contents} entries={entries} current={current} />;
}
