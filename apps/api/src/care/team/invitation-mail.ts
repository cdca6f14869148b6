import { INVITATION_DAYS } from '@tideline/domain/team/team';
import type { MailContext, MailMessage } from '../../core/mail/mail-message.ts';
import { findInvitationOf, invitationLink, renewToken } from './invitations.repository.ts';

/** Invites somebody to the team; null once the invitation was accepted or withdrawn. The link is made only here. */
export async function writeInvitationMail(
  { db, siteTitle, origin, now }: MailContext,
  recipient: string,
): Promise<MailMessage | null> {
  const invitation = await findInvitationOf(db, recipient, now);
  if (!invitation) return null;
  const link = invitationLink(origin, await renewToken(db, invitation.id));
  return {
    to: recipient,
    subject: `You are invited to the team of ${siteTitle}`,
    text: `You are invited to work on the website of ${siteTitle}. Choose your name and
password here:

${link}

The link works once and for ${INVITATION_DAYS} days. Opening it changes nothing until you
press its button. If you did not expect this mail, ignore it.
`,
  };
}
