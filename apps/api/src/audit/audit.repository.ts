import { randomUUIDv7 } from 'node:crypto';
import { auditObject, type AuditAction, type AuditDetail } from '@tideline/domain/staff/audit';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../store/schema.ts';

/** Who does something that the audit log keeps, and how it reached us. A procedure finds its own in `ctx.actor`. */
export type Actor = {
  /** The account; null when nobody is signed in. */
  staff: Pick<Staff, 'id' | 'email'> | null;
  /** Who it is without an account: somebody over the network, somebody at the command line, the program by itself. */
  kind: 'caller' | 'command' | 'program';
  /** Shortened address; empty when the act did not come over the network. */
  network: string;
  /** The id under which the request is in the server's log; empty without one. */
  requestId: string;
};

/** Somebody at the command line of the machine. */
export const COMMAND: Actor = { staff: null, kind: 'command', network: '', requestId: '' };
/** What happens by itself: jobs, the first start. */
export const PROGRAM: Actor = { staff: null, kind: 'program', network: '', requestId: '' };

/** What was done to what. */
export type Act = {
  action: AuditAction;
  /** Empty or left out when it concerns no single thing. */
  objectId?: string;
  detail?: AuditDetail;
};

const ROWS_AT_ONCE = 500;

/**
 * Writes one line of the audit log, in the transaction of the act itself: without the act there is no line, and without
 * the line the act is taken back.
 * @param now ISO 8601 in UTC
 */
export async function recordAction(trx: Trx, actor: Actor, act: Act, now: string): Promise<void> {
  await recordActions(trx, actor, [act], now);
}

/** The same for several acts of one request: one line each. */
export async function recordActions(trx: Trx, actor: Actor, acts: readonly Act[], now: string): Promise<void> {
  for (let start = 0; start < acts.length; start += ROWS_AT_ONCE) {
    const rows = acts.slice(start, start + ROWS_AT_ONCE).map(({ action, objectId = '', detail = {} }) => ({
      // New rows go to the end of the key's index, as they do in the others.
      id: randomUUIDv7(),
      at: now,
      actor_id: actor.staff?.id ?? null,
      actor: actor.staff?.email ?? (actor.kind === 'caller' ? '' : actor.kind),
      action,
      object: auditObject(action),
      object_id: objectId,
      network: actor.network,
      request_id: actor.requestId,
      detail: JSON.stringify(detail),
    }));
    await trx.insertInto('audit').values(rows).execute();
  }
}

/** Deletes the lines before `before` (ISO 8601 in UTC). @throws when one of them is not a year old yet */
export async function deleteOldLines(db: Db, before: string): Promise<void> {
  await db.deleteFrom('audit').where('at', '<', before).execute();
}

/** For what changes nothing else: an attempt that was refused, a file that was handed out. */
export async function recordAlone(db: Db, actor: Actor, act: Act, now: string): Promise<void> {
  await db.transaction().execute((trx) => recordAction(trx, actor, act, now));
}
