import type { LegalBlock } from './legal-text.ts';

/** `id` is the section's anchor. */
export type LegalSection = {
  id: string;
  heading: string;
  body: LegalBlock[];
};

/**
 * A legal page. In `lead` and `body`, the page replaces `{name}` by the agency's name, `{email}` by its contact address
 * (both from the settings), and any other placeholder that it has a text for. `updatedOn` is a day in the agency's time
 * zone.
 */
export type LegalDocument = {
  title: string;
  updatedOn: string;
  lead: string;
  sections: LegalSection[];
};

/** Around the text of each legal page. */
export const legalLabels = { contents: 'On this page', updated: 'Last updated' };
