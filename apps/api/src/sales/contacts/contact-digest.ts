import { listDigest } from '../../core/mail/digests.repository.ts';
import { oneLine, type MailMessage, type MailContext } from '../../core/mail/mail-message.ts';
import { listContactsById } from './contacts.repository.ts';

/** One notice of several enquiries, used while mails exceed the site's limit. Null when all are gone or spam. */
export async function writeContactDigest(
  { db, agencyAddress, timeZone, origin }: MailContext,
  digestId: string,
): Promise<MailMessage | null> {
  const contacts = await listContactsById(db, await listDigest(db, digestId));
  const [first] = contacts;
  if (first === undefined) return null;
  const count = contacts.length === 1 ? '1 inquiry' : `${contacts.length} inquiries`;
  const heading = `${count} since ${formatTime(first.dateSubmitted, timeZone)}`;
  const entries = contacts.map(
    ({ id, reference, name }) =>
      `${reference}  ${oneLine(name)}\n           ${origin}/admin?tab=contacts&row=${encodeURIComponent(id)}`,
  );
  return {
    to: agencyAddress,
    subject: heading,
    text: `${heading}

${entries.join('\n\n')}

-- 
The site reached its hourly email limit, so we combined these notices. You can
change the limit under Settings in the staff area.
`,
  };
}

/** @example '3:00 PM' */
function formatTime(iso: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(iso));
  return time.replaceAll('\u202F', ' '); // the format has a narrow space
}
