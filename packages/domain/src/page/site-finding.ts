/** Rows that staff see. */
export const FINDINGS_SHOWN = 100;

/** Something on the public site that visitors would notice, and where it is mended. */
export type SiteFinding = {
  /** A document of the site or a post. */
  kind: 'page' | 'post';
  id: string;
  /** The name of the page, or the title of the post. */
  name: string;
  /** The field of a page, as in `CopyValues`; null for a post, and for what no single field mends. */
  field: string | null;
  /** `mistake`: something is broken or missing; `hint`: it could be better. */
  weight: 'mistake' | 'hint';
  /** A sentence for staff. */
  text: string;
};

/** What is known of the public site. */
export type SiteFindings = {
  /** Mistakes first. */
  findings: SiteFinding[];
  /** When the last nightly check ended, ISO 8601 in UTC; null before the first. It alone follows links to other sites. */
  checkedAt: string | null;
};

/** The findings of one document. `text`: a sentence for staff; `field`: null for what no single field mends. */
export type PageFinding = Pick<SiteFinding, 'field' | 'weight' | 'text'>;
