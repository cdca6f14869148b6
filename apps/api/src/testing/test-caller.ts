import { randomUUID } from 'node:crypto';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { Staff } from '@tideline/domain/staff/staff';
import { NO_MAIL, type Context } from '../context.ts';
import type { Db } from '../store/schema.ts';
import { createCaller } from '../router.ts';

/** The moment at which tests take place, unless they say otherwise. */
export const TEST_NOW = '2026-11-21T18:00:00.000Z';

/** Where tests keep pictures that upload none: it cannot be made, so that nothing is ever left behind. */
export const NO_FOLDER = '/dev/null/media';

/** A member of staff for callers that need one; not in the database. */
export const TEST_STAFF: Staff = { id: 'staff-1', email: 'staff@example.com', name: 'Staff', role: 'admin' };

/** A context as a visitor's request has it. Each has its own address, so that limits of one test do not meet another's. */
export function buildContext(db: Db, changes: Partial<Context> = {}): Context {
  const { staff = null } = changes;
  return {
    db,
    staff,
    capabilities: staff ? capabilitiesOf(staff.role) : new Set(),
    actor: { staff, kind: 'caller', network: 'test', requestId: 'test' },
    tokenHash: null,
    confirmedAt: null,
    hasInvalidToken: false,
    clientAddress: `test-${randomUUID()}`,
    siteHost: 'www.tideline.example',
    mediaDir: NO_FOLDER,
    mail: NO_MAIL,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Test',
    asksForPrivacy: false,
    now: () => TEST_NOW,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...changes,
  };
}

/** Calls procedures as a visitor would. */
export function callAsVisitor(db: Db, changes: Partial<Context> = {}) {
  return createCaller(buildContext(db, changes));
}

/** Calls procedures as staff would who have just signed in. */
export function callAsStaff(db: Db, changes: Partial<Context> = {}) {
  return createCaller(buildContext(db, { staff: TEST_STAFF, tokenHash: 'test', confirmedAt: TEST_NOW, ...changes }));
}
