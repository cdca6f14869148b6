import { HOUR_MS, later } from '@tideline/domain/site/instant';
import { oneLine, type Letter, type LetterPaper } from '../../mail/letter.ts';
import { KNOWN_DAYS } from '../sign-in/known-networks.repository.ts';
import { hashToken, newToken } from '../session/session.ts';
import { ACCOUNT_LIMIT } from '../sign-in/sign-in-limits.ts';
import { findKeptOut, insertLetInLink } from './let-in.repository.ts';

const LINK_MS = HOUR_MS;

/**
 * Tells the owner of an account that somebody guesses at its password, and gives them a way in from a new place. Each mail
 * has a link of its own, made in the moment it is sent, so that its token is stored nowhere but hashed. Null when nobody
 * is kept out any more, or the account is gone.
 */
export async function writeLetInMail(
  { db, siteTitle, origin, now }: LetterPaper,
  recipient: string,
): Promise<Letter | null> {
  const owner = await findKeptOut(db, recipient, now);
  if (owner === null) return null;
  const token = newToken();
  const expiresAt = later(now, LINK_MS);
  await insertLetInLink(db, { tokenHash: hashToken(token), staffId: owner.id, expiresAt });

  const site = oneLine(siteTitle);
  return {
    to: owner.email,
    subject: `Somebody is guessing at your ${site} password`,
    text: `Hello,

somebody keeps trying passwords for your staff account at ${site}: more than
${ACCOUNT_LIMIT.limit} within an hour. To slow them down, the account takes no sign-in for now
from places where you have not signed in during the last ${KNOWN_DAYS} days.

If you want to sign in from such a place, open this page there and press the
button:

${origin}/sign-in/let-in?t=${token}

The link works once, for one hour, and for the network you are in at that
moment. It signs nobody in: your password is asked for as always.

Where you have signed in lately, nothing has changed. If you do not want to sign
in anywhere else, there is nothing to do. Keep this mail to yourself: nobody will
ask you for it, or for your password.

${site}
${origin}
`,
  };
}
