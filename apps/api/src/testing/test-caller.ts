import { randomUUID } from 'node:crypto';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { Staff } from '@tideline/domain/staff/staff';
import { NO_BACKUPS, NO_MAIL, type Context } from '../context.ts';
import type { Db } from '../core/store/schema.ts';
import { createCaller } from '../router.ts';

/** The default time of tests. */
export const TEST_NOW = '2026-11-21T18:00:00.000Z';

/** A media folder for tests without uploads: it cannot be created. */
export const NO_FOLDER = '/dev/null/media';

/** A member of staff who is not in the database. */
export const TEST_STAFF: Staff = { id: 'staff-1', email: 'staff@example.com', name: 'Staff', role: 'admin' };

/** The context of a visitor's request. Each has its own address, so that tests do not share rate limits. */
export function buildContext(db: Db, changes: Partial<Context> = {}): Context {
  const { staff = null } = changes;
  return {
    db,
    staff,
    apiKey: null,
    capabilities: staff ? capabilitiesOf(staff.role) : new Set(),
    actor: { staff, kind: 'caller', network: 'test', requestId: 'test' },
    tokenHash: null,
    confirmedAt: null,
    tokenRefusal: null,
    clientAddress: `test-${randomUUID()}`,
    siteHost: 'www.tideline.example',
    origin: 'https://www.tideline.example',
    mediaDir: NO_FOLDER,
    mail: NO_MAIL,
    backups: NO_BACKUPS,
    allowsLoopback: false,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Test',
    asksForPrivacy: false,
    now: () => TEST_NOW,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...changes,
  };
}

/** Makes the call of a procedure by its name. */
type Watch = (name: string, db: Db, call: () => Promise<unknown>) => Promise<unknown>;
let watch: Watch | null = null;

/** Has the calls of every further caller made by `by`, until null: the files of a worker share this module. */
export function watchCalls(by: Watch | null): void {
  watch = by;
}

/** Calls procedures as a visitor. */
export function callAsVisitor(db: Db, changes: Partial<Context> = {}) {
  return watched(db, createCaller(buildContext(db, changes)));
}

/** Calls procedures as staff who have just signed in. */
export function callAsStaff(db: Db, changes: Partial<Context> = {}) {
  const context = buildContext(db, { staff: TEST_STAFF, tokenHash: 'test', confirmedAt: TEST_NOW, ...changes });
  return watched(db, createCaller(context));
}

/** @param path the names that lead to this part of a caller */
function watched<Part extends object>(db: Db, part: Part, path: readonly string[] = []): Part {
  const by = watch;
  if (by === null) return part;
  return new Proxy(part, {
    get(_part, name) {
      const inner: unknown = Reflect.get(part, name);
      return typeof inner === 'function' ? watched(db, inner, [...path, String(name)]) : inner;
    },
    apply: (_part, _this, input: unknown[]) =>
      by(path.join('.'), db, () => Reflect.apply(part as (...all: unknown[]) => Promise<unknown>, undefined, input)),
  });
}
