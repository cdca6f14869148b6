import { CARDS_DOCUMENT, MAILS_DOCUMENT, type PageSummary } from '@tideline/domain/page/page-document';

/** Where visitors see a document, in words. */
export function pagePlace({ id, path }: Pick<PageSummary, 'id' | 'path'>): string {
  if (id === CARDS_DOCUMENT) return 'Shared links';
  return path ?? (id === MAILS_DOCUMENT ? 'Emails' : 'Every page');
}
