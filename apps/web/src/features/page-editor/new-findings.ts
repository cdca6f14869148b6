import type { PageFinding } from '@tideline/domain/page/site-finding';
import { changesBetween, type StoredPage } from './page-values.ts';

/** The findings in what a draft changes: what is public already does not delay it. */
export function newFindings(findings: readonly PageFinding[], { base, live }: StoredPage): PageFinding[] {
  const changed = Object.keys(changesBetween(live, base)).map(partOf);
  return findings.filter(({ field }) => field === null || changed.includes(partOf(field)));
}

/** `hero.image` of `hero.image.alt`: a picture and its alternative text are one part. */
function partOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
