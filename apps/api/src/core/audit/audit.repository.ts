import type { AuditAction } from '@tideline/domain/staff/audit';
import { auditObject, type AuditDetail } from '@tideline/domain/staff/audit-entry';
import type { Account } from '@tideline/domain/staff/staff';
import { newId } from '../host/new-id.ts';
import type { Db, Trx } from '../store/schema.ts';

/** The author and origin of an act in the audit log. Procedures have it in `ctx.actor`. */
export type Actor = {
  /** The account, or null without one. An integration has a name instead of an address. */
  staff: (Pick<Account, 'id' | 'email'> & { name?: string }) | null;
  /** Name of the API key with which the account acts; missing in a session. */
  keyName?: string;
  /** The kind of actor without an account: a network caller, the command line, or the program. */
  kind: 'caller' | 'command' | 'program';
  /** Shortened address; empty when the act did not come over the network. */
  network: string;
  /** The request id of the server's log; empty without one. */
  requestId: string;
};

/** The command line. */
export const COMMAND: Actor = { staff: null, kind: 'command', network: '', requestId: '' };
/** The program itself: jobs, the first start. */
export const PROGRAM: Actor = { staff: null, kind: 'program', network: '', requestId: '' };

/** An act and its object. */
export type Act = {
  action: AuditAction;
  /** Empty or missing for an act without a single object. */
  objectId?: string;
  detail?: AuditDetail;
};

const ROWS_AT_ONCE = 500;

/**
 * Writes one line of the audit log in the transaction of the act, so that both are stored or neither.
 * @param now ISO 8601 in UTC
 */
export async function recordAction(trx: Trx, actor: Actor, act: Act, now: string): Promise<void> {
  await recordActions(trx, actor, [act], now);
}

/** The same for several acts of one request, one line each. */
export async function recordActions(trx: Trx, actor: Actor, acts: readonly Act[], now: string): Promise<void> {
  for (let start = 0; start < acts.length; start += ROWS_AT_ONCE) {
    const rows = acts.slice(start, start + ROWS_AT_ONCE).map(({ action, objectId = '', detail = {} }) => ({
      // UUIDv7 appends to the end of the primary key's index.
      id: newId(),
      at: now,
      actor_id: actor.staff?.id ?? null,
      actor: nameOf(actor),
      action,
      object: auditObject(action),
      object_id: objectId,
      network: actor.network,
      request_id: actor.requestId,
      key_name: actor.keyName ?? '',
      detail: JSON.stringify(detail),
    }));
    await trx.insertInto('audit').values(rows).execute();
  }
}

/** A person's address, or an integration's name, marked so that it does not pass for an address. */
function nameOf({ staff, kind }: Actor): string {
  if (staff) return staff.email || `${staff.name} (integration)`;
  return kind === 'caller' ? '' : kind;
}

/** Deletes lines before `before` (ISO 8601 in UTC). @throws when one of them is less than a year old */
export async function deleteOldLines(db: Db, before: string): Promise<void> {
  await db.deleteFrom('audit').where('at', '<', before).execute();
}

/** For acts that write nothing else, such as a refused attempt or an export. */
export async function recordAlone(db: Db, actor: Actor, act: Act, now: string): Promise<void> {
  await db.transaction().execute((trx) => recordAction(trx, actor, act, now));
}
