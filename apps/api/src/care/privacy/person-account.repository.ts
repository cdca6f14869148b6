import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { PersonRecord } from '@tideline/domain/privacy/person';
import { findAuthorNamed, findOwnAuthor } from '../../core/authors/authors.repository.ts';
import { findPendingProfile } from '../../core/authors/pending-profiles.repository.ts';
import { listApiKeys } from '../../accounts/auth/api-keys/api-keys.repository.ts';
import { listPasskeys } from '../../accounts/auth/passkeys/passkeys.repository.ts';
import { deviceName } from '../../accounts/auth/session/device-name.ts';
import { findAccountCalls } from '../../sales/bookings/calls-of-person.repository.ts';
import { selectPeople } from '../../core/store/people.ts';
import type { Db } from '../../core/store/schema.ts';

/** Whether a staff account has this address. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await findStaff(db, email)) !== undefined;
}

/** The staff account of an address with its sessions; null when there is none. */
export async function findAccount(db: Db, email: string): Promise<PersonRecord['account']> {
  const staff = await findStaff(db, email);
  if (!staff) return null;
  const sessions = await db.selectFrom('sessions').selectAll().where('staff_id', '=', staff.id).execute();
  const networks = await db
    .selectFrom('known_networks')
    .select('known_until')
    .where('staff_id', '=', staff.id)
    .orderBy('known_until')
    .execute();
  return {
    name: staff.name,
    role: staff.role,
    createdAt: staff.created_at,
    sessions: sessions.map((row) => ({
      device: deviceName(row.user_agent),
      network: row.network,
      createdAt: row.created_at,
      lastUsedAt: row.last_seen_at,
      confirmedAt: row.confirmed_at,
    })),
    apiKeys: (await listApiKeys(db, staff.id)).map(({ id: _id, ...apiKey }) => apiKey),
    secondFactor: await findSecondFactor(db, staff.id),
    passkeys: (await listPasskeys(db, staff.id)).map(({ id: _id, ...passkey }) => passkey),
    knownNetworks: networks.map((row) => ({ until: row.known_until })),
    savedViews: await listSavedViews(db, staff.id),
    ...(await findAccountCalls(db, staff.id)),
  };
}

/** The invitation of an address to the team; null without one. */
export async function findInvitation(db: Db, email: string): Promise<PersonRecord['invitation']> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['name', 'role', 'created_at', 'expires_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? { name: row.name, role: row.role, invitedAt: row.created_at, expiresAt: row.expires_at } : null;
}

/**
 * The author profile of an address's account, else the profile of the account's name; null without an account or a profile.
 */
export async function findAuthorProfile(db: Db, email: string, now: string): Promise<PersonRecord['authorProfile']> {
  const staff = await findStaff(db, email);
  if (!staff) return null;
  const author = (await findOwnAuthor(db, staff.id, now)) ?? (await findAuthorNamed(db, staff.name, now));
  if (!author) return null;
  const { name, role, sentence, bio, createdAt, updatedAt, pictureUrl } = author;
  return { name, role, sentence, bio, createdAt, updatedAt, pictureUrl };
}

/** The profile submitted by the account of an address; null without one. */
export async function findSubmittedProfile(db: Db, email: string): Promise<PersonRecord['pendingProfile']> {
  const staff = await findStaff(db, email);
  const pending = staff ? await findPendingProfile(db, staff.id) : null;
  if (!pending) return null;
  const { staffId: _id, version: _version, returnedBy: _colleague, ...profile } = pending;
  return profile;
}

async function listSavedViews(db: Db, staffId: string) {
  const views = await db
    .selectFrom('contact_views')
    .select(['name', 'q', 'status', 'sort', 'created_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return views.map(({ created_at: createdAt, ...view }) => ({ ...view, createdAt }));
}

async function findSecondFactor(db: Db, staffId: string) {
  const factor = await db.selectFrom('second_factors').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
  if (!factor) return null;
  const codes = await db
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('staff_id', '=', staffId)
    .orderBy('used_at')
    .execute();
  const recoveryCodesUsedAt = codes.flatMap((code) => code.used_at ?? []);
  return { startedAt: factor.started_at, confirmedAt: factor.confirmed_at, recoveryCodesUsedAt };
}

/**
 * Audit log entries by and about a member of staff, including those of a removed account. Entries are found by the address
 * in the account's spelling, or in lower case.
 */
export async function listActs(db: Db, email: string): Promise<PersonRecord['acts']> {
  const staff = await findStaff(db, email);
  const columns = ['id', 'at', 'action', 'object', 'object_id', 'network', 'actor_id', 'key_name'] as const;
  const own = await db.selectFrom('audit').select(columns).where('actor', 'in', actorNames(email, staff)).execute();
  const actors = own.map((row) => row.actor_id).filter((id) => id !== null);
  const ids = new Set([...actors, ...(await listAccountIds(db, email))]);
  const about =
    ids.size > 0
      ? await db
          .selectFrom('audit')
          .select(columns)
          .where('object_id', 'in', [...ids])
          .execute()
      : [];
  const lines = [...new Map([...own, ...about].map((row) => [row.id, row])).values()];
  return lines
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id))
    .map((row) => ({
      at: row.at,
      action: row.action,
      object: row.object,
      objectId: row.object_id,
      network: row.network,
      apiKey: row.key_name,
    }));
}

/** Whether the audit log has entries by or about this address. They stay until the log's retention period ends. */
export async function isActor(db: Db, email: string): Promise<boolean> {
  const names = actorNames(email, await findStaff(db, email));
  const line = await db.selectFrom('audit').select('id').where('actor', 'in', names).limit(1).executeTakeFirst();
  return line !== undefined || (await listAddedIds(db, email)).length > 0;
}

/** The ids of the current and former accounts of an address. */
async function listAccountIds(db: Db, email: string): Promise<string[]> {
  const staff = await findStaff(db, email);
  return [...(staff ? [staff.id] : []), ...(await listAddedIds(db, email))];
}

/** From entries that added an account: the only ones about a member of staff who never acted. */
async function listAddedIds(db: Db, email: string): Promise<string[]> {
  const added = await db
    .selectFrom('audit')
    .select(['object_id', 'detail'])
    .where('action', '=', 'staff.add')
    .execute();
  return added.filter(({ detail }) => accountIn(detail) === emailKey(email)).map((line) => line.object_id);
}

function accountIn(detail: string): string | null {
  const { account } = JSON.parse(detail) as { account?: unknown };
  return typeof account === 'string' ? emailKey(account) : null;
}

function findStaff(db: Db, email: string) {
  return selectPeople(db)
    .select(['id', 'email', 'name', 'created_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** The log's index has addresses in the accounts' spelling, so a query by `lower` would not use it. */
function actorNames(email: string, staff: { email: string } | undefined): string[] {
  return [...new Set([emailKey(email), email.trim(), ...(staff ? [staff.email] : [])])];
}
