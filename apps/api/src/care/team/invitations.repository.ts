import { randomBytes } from 'node:crypto';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { INVITATION_DAYS, type TeamInvitation } from '@tideline/domain/team/team';
import type { StaffRole } from '@tideline/domain/staff/staff';
import { hashToken } from '../../accounts/auth/session/session.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

const COLUMNS = ['id', 'email', 'name', 'role', 'created_at', 'expires_at'] as const;
const TOKEN_BYTES = 32;

/** Invited people by address, including those whose link has expired. */
export async function listInvitations(db: Db): Promise<TeamInvitation[]> {
  const rows = await db.selectFrom('staff_invitations').select(COLUMNS).orderBy('email_key').execute();
  return rows.map(({ created_at, expires_at, ...row }) => ({ ...row, invitedAt: created_at, expiresAt: expires_at }));
}

/** Stores an invitation, which has no link yet. @throws a unique violation when the address was invited already */
export async function insertInvitation(
  trx: Trx,
  invitation: { id: string; email: string; name: string; role: StaffRole },
  now: string,
): Promise<void> {
  const { email } = invitation;
  const times = { created_at: now, expires_at: later(now, INVITATION_DAYS * DAY_MS) };
  const row = { ...invitation, ...times, email_key: emailKey(email), token_hash: null };
  await trx.insertInto('staff_invitations').values(row).execute();
}

/** Restarts the period of an invitation and ends its former link; null when there is none. */
export async function renewInvitation(trx: Trx, id: string, now: string): Promise<{ email: string } | null> {
  const row = await trx
    .updateTable('staff_invitations')
    .set({ token_hash: null, expires_at: later(now, INVITATION_DAYS * DAY_MS) })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the link of an invitation. @returns the token, of which only a hash is stored */
export async function renewToken(db: Db, id: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .updateTable('staff_invitations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** The invitation of an address; null when it was accepted or withdrawn, or has expired. */
export async function findInvitationOf(db: Db, email: string, now: string): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** The invitation of a link; null when the link is unknown, spent, replaced or expired. */
export async function findInvitation(
  db: Db,
  token: string,
  now: string,
): Promise<{ id: string; email: string; name: string; role: StaffRole } | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'name', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes an invitation; false when it is gone. */
export async function deleteInvitation(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('staff_invitations').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** The page of the link. The token is in the fragment, which servers and logs never see. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/reset-password#join.${token}`;
}
