import { CARDS_DOCUMENT, type CopyValues } from '@tideline/domain/page/page-document';
import { CardsPreview } from '../cards/cards-preview.tsx';
import { MailPreview } from '../mails/mail-preview.tsx';

export type OffPageDraftProps = {
  id: string;
  values: CopyValues;
  /** The path of the field that is being written; null: none. */
  pointed: string | null;
};

/** The draft of a document that no page shows: a mail, or the drawn cards. */
export function OffPageDraft({ id, values, pointed }: OffPageDraftProps) {
  return id === CARDS_DOCUMENT ? <CardsPreview values={values} /> : <MailPreview values={values} pointed={pointed} />;
}
