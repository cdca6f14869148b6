import { emailKey } from '@tideline/domain/subscriber/email-address';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { OWN_DATA_LINK_HOURS, type OwnDataAct } from '@tideline/domain/privacy/own-data';
import { oneLine, type MailContext, type MailMessage } from '../../core/mail/mail-message.ts';
import { hashLinkToken, newLinkToken } from '../../audience/subscribers/address-keys.ts';
import { findMailTexts, lines, type Mails, paragraphs } from '../../site/pages/mail-texts.ts';
import { insertOwnDataLink } from './own-data-links.repository.ts';

/** The mail with a link to download the data of its address. The link is made when the mail is sent. */
export async function writeDownloadMail(context: MailContext, address: string): Promise<MailMessage> {
  const { dataDownload } = await findMailTexts(context.db, {});
  return ownDataLetter(dataDownload, address, await makeLink(context, address, 'download'), context.origin);
}

/** The mail with a link to erase the data of its address. */
export async function writeEraseMail(context: MailContext, address: string): Promise<MailMessage> {
  const { dataErasure } = await findMailTexts(context.db, {});
  return ownDataLetter(dataErasure, address, await makeLink(context, address, 'erase'), context.origin);
}

/** The mail with its texts and its link. */
export function ownDataLetter(texts: Mails['dataDownload'], to: string, link: string, origin: string): MailMessage {
  return {
    to,
    subject: oneLine(texts.subject),
    text: paragraphs(texts.greeting, texts.request, link, texts.expiry, texts.notYou, lines(texts.closing, origin)),
  };
}

async function makeLink({ db, origin, now }: MailContext, address: string, act: OwnDataAct): Promise<string> {
  const token = newLinkToken();
  const expiresAt = later(now, OWN_DATA_LINK_HOURS * HOUR_MS);
  await insertOwnDataLink(db, { tokenHash: hashLinkToken(token), emailKey: emailKey(address), act, expiresAt });
  return `${origin}/newsletter/${act}?t=${token}`;
}
