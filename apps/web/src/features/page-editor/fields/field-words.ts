import type { CopyField, CopyFieldKind } from '@tideline/domain/page/page-document';

/** `industriesIntro` in words: `Industries intro`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a part of a page in words. */
export function sectionInWords(section: string): string {
  return SECTIONS[section] ?? inWords(section.replace(/Intro$/, 'Heading'));
}

/** Parts whose names only the program uses. */
const SECTIONS: Record<string, string> = {
  hero: 'First screen',
  head: 'Search results and sharing',
  work: 'Pieces of work',
  visibility: 'Visible on the site',
  teasers: 'Articles that do not exist yet',
  packageLabels: 'Words on the packages',
  detailLabels: 'Words on the services',
  studyLabels: 'Words on the case studies',
  studyPageLabels: 'Words on the pages of case studies',
  studyClosing: 'End of each case study',
  details: 'What clients get',
  grid: 'Heading of the services',
  question: 'Cell after the last service',
  horizons: 'Where you work',
  cues: 'Promises beside the form',
  sent: 'After sending',
  calls: 'All emails about a call',
  newsletterIssue: 'Around each newsletter',
  dataDownload: 'Link to download data',
  dataErasure: 'Link to erase data',
};

/** The label of a field inside its section or item: `Item 3, title` is `Title` in the item. */
export function labelWithin({ label, section }: Pick<CopyField, 'label' | 'section'>): string {
  const own = label.replace(/^.*item \d+(?:, |$)/i, '');
  return own === '' ? sectionInWords(section) : inWords(own);
}

/** What stands below a field; null for nothing. A text near its limit is told its length. */
export function hintOn(kind: CopyFieldKind, length: number, max: number): string | null {
  if (kind === 'lines') return 'One per line';
  if (kind === 'address') return 'A page such as /about, or https://, mailto: or tel:';
  if (kind === 'icon') return null;
  if (length < 0.9 * max) return null;
  return `${length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`;
}
