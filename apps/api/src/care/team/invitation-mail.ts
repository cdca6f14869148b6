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
    subject: `You're invited to join the ${siteTitle} team`,
    text: `Hello,

You're invited to work on the ${siteTitle} website. Set up your account here:

${link}

The link works once and expires in ${INVITATION_DAYS} days. Opening it doesn't change anything
until you click the button. If you didn't expect this invitation, you can ignore it.

The ${siteTitle} team
${origin}
`,
  };
}
