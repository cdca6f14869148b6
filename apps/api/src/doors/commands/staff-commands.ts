import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { newPasswordSchema, newStaffSchema } from '@tideline/domain/staff/staff.schema';
import { insertStaff, listStaff, updatePassword, updateRole } from '../../accounts/auth/account/accounts.repository.ts';
import {
  allowNetwork,
  deleteKnownNetworks,
  hashNetwork,
} from '../../accounts/auth/sign-in/known-networks.repository.ts';
import { hashPassword } from '../../accounts/auth/password/password.ts';
import { resetCodeLimits } from '../../accounts/auth/second-factor/code-limits.ts';
import {
  deleteSecondFactor,
  listSecondFactorOwners,
} from '../../accounts/auth/second-factor/second-factor.repository.ts';
import { deleteSessions } from '../../accounts/auth/session/sessions.repository.ts';
import { weakPassword } from '../../accounts/auth/password/weak-password.ts';
import { STAFF_ROLES, type StaffRole } from '@tideline/domain/staff/staff';
import { COMMAND, recordAction } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { CommandError } from './command-error.ts';
import { LISTEN_USAGE } from './listen-command.ts';
import { PERSON_USAGE } from './person-commands.ts';
import { readRemoval, removeStaff } from './remove-command.ts';
import { requireAccount, requireOtherAdmin, unknownAccount } from './staff-account.ts';

/** Shown when the command is used wrongly. */
export const USAGE = `Usage: npm run admin -- <command>

  version                shows the version of the program, and the newest migration of the database
  list                   shows who may sign in
  add <email> [name]     adds an account; asks for its password. With --role=editor, author, sales or analyst, it may
                         do only that; without, everything (admin)
  role <email> <role>    changes the role of an account
  reset <email>          sets a new password and ends the account's sessions
  remove <email> [--to=<email>] [--yes]
                         removes the account and ends its sessions; never the last admin. Its posts, inquiries and calls
                         go to the colleague named with --to; without, they have no owner, and it must have no upcoming
                         calls. API keys end, too: an account with some is removed only with --yes;
                         without, their names are shown
  second-factor-off <email>
                         for a lost phone without recovery codes: signs in with the password alone again; ends the
                         account's sessions
  let-in <email> <IP address>
                         while others guess at the password of somebody who travels: accepts sign-ins to the account
                         from there for a day
${PERSON_USAGE}
${LISTEN_USAGE}

The password is prompted for, never an argument; it can also be piped in as one line.`;

/** What a command needs. */
export type CommandTools = { db: Db; now: string; askPassword: () => Promise<string> };

/**
 * Runs a command on the staff accounts.
 * @returns the text to print
 * @throws CommandError with a sentence
 */
export async function runStaffCommand(tools: CommandTools, args: readonly string[]): Promise<string> {
  const [command, email, ...rest] = args;
  if (command === 'list' && email === undefined) return describeStaff(tools);
  if (email === undefined) throw new CommandError(USAGE);
  if (command === 'add') {
    const name = rest.filter((word) => !word.startsWith('--role=')).join(' ');
    const role = rest.find((word) => word.startsWith('--role='))?.slice('--role='.length);
    return addStaff(tools, email, name, role === undefined ? 'admin' : roleOf(role));
  }
  if (command === 'role' && rest.length === 1) return changeRole(tools, email, roleOf(rest[0] ?? ''));
  const [address, ...more] = rest;
  if (command === 'let-in' && address !== undefined && more.length === 0) return letIn(tools, email, address);
  const removal = command === 'remove' ? readRemoval(rest) : null;
  if (removal) return removeStaff(tools, email, removal);
  if (rest.length > 0) throw new CommandError(USAGE);
  if (command === 'reset') return resetPassword(tools, email);
  if (command === 'second-factor-off') return turnSecondFactorOff(tools, email);
  throw new CommandError(USAGE);
}

async function describeStaff({ db }: CommandTools): Promise<string> {
  const staff = await listStaff(db);
  if (staff.length === 0) return 'Nobody can sign in yet. Add somebody with: npm run admin -- add <email>';
  const withSecondFactor = await listSecondFactorOwners(db);
  return staff
    .map(({ id, email, name, role }) => {
      return `${email}  ${name}  (${role}${withSecondFactor.has(id) ? ', two-step sign-in' : ''})`;
    })
    .join('\n');
}

function roleOf(word: string): StaffRole {
  const role = STAFF_ROLES.find((known) => known === word);
  if (!role) throw new CommandError(`${word} is not a role. The roles are ${STAFF_ROLES.join(', ')}.`);
  return role;
}

async function changeRole({ db, now }: CommandTools, email: string, role: StaffRole): Promise<string> {
  const account = await requireAccount(db, email);
  const { id, role: from, email: address } = account.staff;
  await db.transaction().execute(async (trx) => {
    if (role !== 'admin') await requireOtherAdmin(trx, id, email);
    await updateRole(trx, id, role);
    const act = { action: 'staff.role', objectId: id, detail: { account: address, from, to: role } } as const;
    await recordAction(trx, COMMAND, act, now);
  });
  return `${email} now has the role ${role}.`;
}

async function addStaff(
  { db, now, askPassword }: CommandTools,
  email: string,
  name: string,
  role: StaffRole,
): Promise<string> {
  const account = accept(newStaffSchema.safeParse({ email, name, password: await askPassword() }));
  await refuseWeakPassword(db, account.password, [account.email, account.name]);
  const passwordHash = await hashPassword(account.password);
  try {
    await db.transaction().execute(async (trx) => {
      const id = randomUUID();
      await insertStaff(trx, { id, email: account.email, name: account.name, passwordHash, role }, now);
      const act = { action: 'staff.add', objectId: id, detail: { account: account.email } } as const;
      await recordAction(trx, COMMAND, act, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new CommandError(`${account.email} can already sign in.`);
    throw error;
  }
  return `${account.email} can sign in now.`;
}

async function resetPassword({ db, now, askPassword }: CommandTools, email: string): Promise<string> {
  const account = await requireAccount(db, email);
  const password = accept(newPasswordSchema.safeParse(await askPassword()));
  await refuseWeakPassword(db, password, [account.staff.email, account.staff.name]);
  const passwordHash = await hashPassword(password);
  const { id, email: address } = account.staff;
  await db.transaction().execute(async (trx) => {
    if (!(await updatePassword(trx, email, passwordHash))) throw unknownAccount(email);
    await resetCodeLimits(trx, id);
    await deleteKnownNetworks(trx, id);
    await recordAction(trx, COMMAND, { action: 'staff.password', objectId: id, detail: { account: address } }, now);
  });
  return `${email} has a new password; all its sessions have ended.`;
}

async function turnSecondFactorOff({ db, now }: CommandTools, email: string): Promise<string> {
  const account = await requireAccount(db, email);
  const { id, email: address } = account.staff;
  const wasOn = await db.transaction().execute(async (trx) => {
    if (!(await deleteSecondFactor(trx, id))) return false;
    await resetCodeLimits(trx, id);
    await deleteSessions(trx, id);
    await recordAction(trx, COMMAND, { action: 'second-factor.off', objectId: id, detail: { account: address } }, now);
    return true;
  });
  if (!wasOn) throw new CommandError(`${email} already signs in with the password alone. Nothing was changed.`);
  return `${email} signs in with the password alone now; all its sessions have ended.`;
}

async function letIn({ db, now }: CommandTools, email: string, address: string): Promise<string> {
  const account = await requireAccount(db, email);
  if (isIP(address) === 0) {
    throw new CommandError(`${address} is not an IP address. Use one such as 203.0.113.7 or 2001:db8::1.`);
  }
  const { id, email: accountEmail } = account.staff;
  const networkHash = await hashNetwork(db, accountEmail, address);
  await db.transaction().execute(async (trx) => {
    await allowNetwork(trx, id, networkHash, now);
    const act = { action: 'session.let-in', objectId: id, detail: { account: accountEmail } } as const;
    await recordAction(trx, COMMAND, act, now);
  });
  return `${email} can sign in from ${address} for a day, however often others guess elsewhere.`;
}

async function refuseWeakPassword(db: Db, password: string, account: readonly string[]): Promise<void> {
  const { siteTitle, contactEmail } = await findSettings(db);
  const problem = await weakPassword(password, [siteTitle, contactEmail, ...account]);
  if (problem !== null) throw new CommandError(problem);
}

type Parsed<Value> = { success: true; data: Value } | { success: false; error: { issues: { message: string }[] } };

function accept<Value>(parsed: Parsed<Value>): Value {
  if (parsed.success) return parsed.data;
  throw new CommandError(parsed.error.issues.map((issue) => issue.message).join(' '));
}
