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
};

/** Around the text of each legal page. */
export const legalLabels = { contents: 'On this page', updated: 'Last updated' };
