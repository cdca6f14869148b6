/** `id` is the section's anchor. */
export type LegalSection = {
  id: string;
  heading: string;
  /** In Markdown: see legal-text.ts. */
  body: string;
};

/**
 * A legal page. `updatedOn` is a day in the agency's time zone.
 */
export type LegalDocument = {
  title: string;
  updatedOn: string;
  lead: string;
  sections: LegalSection[];
  /** The days on which former versions took effect, newest first; the server adds them. */
  versions?: string[];
};

/** The documents of the legal pages, which are also their paths. */
export const LEGAL_IDS = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Whether a document is that of a legal page. */
export function isLegal(id: string): id is LegalId {
  return LEGAL_IDS.some((legal) => legal === id);
}

/** A version that another one has replaced; `from` and `until`: the days on which it took effect and was replaced. */
export type LegalVersion = { id: LegalId; document: LegalDocument; from: string; until: string };

/** Around the text of each legal page. */
export const legalLabels = {
  contents: 'On this page',
  updated: 'Last updated',
  versions: 'Former versions',
  /** Before the day on which a former version took effect, and before the day on which it was replaced. */
  from: 'In effect from',
  until: 'until',
  values: 'Names, addresses and periods in it are those of today.',
  current: 'Current version',
};
