import type { ContactPackage } from '@tideline/domain/contact/contact';
import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { Campaign } from '@tideline/domain/trail/trail';
import { asksForPrivacy } from '../session/asks-for-privacy.ts';
import { readItem } from '../session/web-storage.ts';

/** Session storage key of the trail. */
export const TRAIL_KEY = 'trail';

/** The trail of this tab, as `collect-trail.ts` stores it and a form sends it. */
export type KeptTrail = {
  entryPath: string;
  /** Scheme and host of the site that led here; empty for a direct visit. */
  referrer: string;
  campaign: Campaign | null;
  startedAt: string;
  pages: number;
  lastPath: string;
  /** In the order in which they were first opened. The title is for the visitor; the server ignores it. */
  posts: { id: string; title: string; percent: number }[];
  lastPost: string | null;
  packages: ContactPackage[];
  caseStudies: CaseStudyId[];
};

/**
 * The trail of this tab, for a form that the visitor sends; undefined if there is none, where storage is blocked, and
 * for visitors who ask for privacy.
 */
export function readTrail(): string | undefined {
  return asksForPrivacy() ? undefined : (readItem('sessionStorage', TRAIL_KEY) ?? undefined);
}
