import { emailKey } from '@tideline/domain/subscriber/email-address';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { OWN_DATA_LINK_HOURS, type OwnDataAct } from '@tideline/domain/privacy/own-data';
import { oneLine, type MailContext, type MailMessage } from '../../core/mail/mail-message.ts';
import { hashLinkToken, newLinkToken } from '../../audience/subscribers/address-keys.ts';
import { insertOwnDataLink } from './own-data-links.repository.ts';

/** The mail with a link to download the data of its address. The link is made when the mail is sent. */
export async function writeDownloadMail(context: MailContext, address: string): Promise<MailMessage> {
  const link = await makeLink(context, address, 'download');
  return write(context, address, {
    subject: (site) => `Your data at ${site}`,
    ask: 'asked for a copy of the data we store about this email\naddress. To download it, open this page and click the button:',
    link,
    otherwise: "If it wasn't you, no action is needed: nobody else gets this link or your data.",
  });
}

/** The mail with a link to erase the data of its address. */
export async function writeEraseMail(context: MailContext, address: string): Promise<MailMessage> {
  const link = await makeLink(context, address, 'erase');
  return write(context, address, {
    subject: (site) => `Erase your data at ${site}`,
    ask: 'asked us to erase the data we store about this email\naddress. To erase it, open this page and click the button:',
    link,
    otherwise: "If it wasn't you, no action is needed: your data stays as it is.",
  });
}

async function makeLink({ db, origin, now }: MailContext, address: string, act: OwnDataAct): Promise<string> {
  const token = newLinkToken();
  const expiresAt = later(now, OWN_DATA_LINK_HOURS * HOUR_MS);
  await insertOwnDataLink(db, { tokenHash: hashLinkToken(token), emailKey: emailKey(address), act, expiresAt });
  return `${origin}/newsletter/${act}?t=${token}`;
}

type Words = { subject: (site: string) => string; ask: string; link: string; otherwise: string };

function write({ siteTitle, origin }: MailContext, to: string, { subject, ask, link, otherwise }: Words): MailMessage {
  const site = oneLine(siteTitle);
  return {
    to,
    subject: subject(site),
    text: `Hello,

Someone, hopefully you, ${ask}

${link}

The link works once and expires in one hour. Please don't forward this email: anyone
who has it can use the link.

${otherwise}

The ${site} team
${origin}
`,
  };
}
