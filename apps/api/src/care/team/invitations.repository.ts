import { randomBytes } from 'node:crypto';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { INVITATION_DAYS, type TeamInvitation } from '@tideline/domain/team/team';
import type { StaffRole } from '@tideline/domain/staff/staff';
import { hashToken } from '../../accounts/auth/session/session.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

const COLUMNS = ['id', 'email', 'name', 'role', 'created_at', 'expires_at'] as const;
const TOKEN_BYTES = 32;

/** The people who were invited, by address; also those whose link has expired. */
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

/** Starts the period of an invitation again; null when there is none. Its former link ends. */
export async function renewInvitation(trx: Trx, id: string, now: string): Promise<{ email: string } | null> {
  const row = await trx
    .updateTable('staff_invitations')
    .set({ token_hash: null, expires_at: later(now, INVITATION_DAYS * DAY_MS) })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row ?? null;
}

/** Gives an invitation a new link; a former one ends. @returns the token, of which the database stores the hash */
export async function renewToken(db: Db, id: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .updateTable('staff_invitations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** The invitation of an address; null when it was accepted, withdrawn or has expired. */
export async function findInvitationOf(db: Db, email: string, now: string): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** The invitation behind a link; null when the link is unknown, was used, was replaced or has expired. */
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

/** Removes an invitation; false when there is none any more. */
export async function deleteInvitation(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('staff_invitations').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** The page behind the link. The token is in the fragment, which no server and no log sees. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/reset-password#join.${token}`;
}
