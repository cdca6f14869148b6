import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { StaffRole } from '@tideline/domain/staff/staff';
import type { SentInvitation, TeamInvitation, TeamMember } from '@tideline/domain/team/team';
import { teamAnswer } from '@tideline/domain/team/team.answer';
import { invitationSchema, removalSchema, roleChangeSchema, teamIdSchema } from '@tideline/domain/team/team.schema';
import { recordAction, type Act } from '../../core/audit/audit.repository.ts';
import { findStaffForLogin, lockAdmins, updateRole } from '../../accounts/auth/account/accounts.repository.ts';
import type { Context } from '../../context.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { answer, madeOf } from '../../core/rpc/answers.ts';
import { passwordProcedure, requireRecentPassword, router, staffCall } from '../../core/rpc/procedures.ts';
import type { Trx } from '../../core/store/schema.ts';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import {
  deleteInvitation,
  insertInvitation,
  invitationLink,
  listInvitations,
  renewInvitation,
  renewToken,
} from './invitations.repository.ts';
import { joiningRouter } from './joining.router.ts';
import { findMember, listMembers } from './members.repository.ts';
import { memberGone, removeMember } from './remove-member.ts';

/** Changes to the team, made by a person who has confirmed the password recently. */
const changeTeam = passwordProcedure('team.change').use(({ ctx, next }) => {
  requireRecentPassword(ctx, 'change the team');
  return next();
});

/** Colleagues with an account, and invited people. */
export const teamRouter = router({
  list: staffCall('team.read', {
    rest: 'GET /team',
    summary: 'Read the team and open invitations',
    answer: madeOf<{ members: TeamMember[]; invitations: TeamInvitation[] }>(answer(teamAnswer)),
  }).query(async ({ ctx }) => ({
    members: await listMembers(ctx.db, ctx.now()),
    invitations: await listInvitations(ctx.db),
  })),

  /** Without a mail server, the answer contains the link. It is shown only then: the database has only its hash. */
  invite: changeTeam.input(invitationSchema).mutation(async ({ ctx, input }): Promise<SentInvitation> => {
    if (await findStaffForLogin(ctx.db, input.email)) throw emailTaken('This person already has an account.');
    const id = randomUUID();
    try {
      return await send(ctx, id, async (trx) => {
        await insertInvitation(trx, { id, ...input }, ctx.now());
        await record(trx, ctx, { action: 'invitation.add', objectId: id, detail: { role: input.role } });
        return input;
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw emailTaken('This person was already invited. Send the invitation again.');
      throw error;
    }
  }),

  /** A new link, valid for seven days; the former one ends. */
  resend: changeTeam.input(teamIdSchema).mutation(async ({ ctx, input: { id } }): Promise<SentInvitation> =>
    send(ctx, id, async (trx) => {
      const invitation = await renewInvitation(trx, id, ctx.now());
      if (!invitation) throw invitationGone();
      await record(trx, ctx, { action: 'invitation.resend', objectId: id });
      return invitation;
    }),
  ),

  withdraw: changeTeam.input(teamIdSchema).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await deleteInvitation(trx, id))) throw invitationGone();
      await record(trx, ctx, { action: 'invitation.withdraw', objectId: id });
    });
    return {};
  }),

  changeRole: changeTeam.input(roleChangeSchema).mutation(async ({ ctx, input: { id, role } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const { from } = await lockMember(trx, ctx, id, role === 'admin');
      if (from === role) return;
      await updateRole(trx, id, role);
      await record(trx, ctx, { action: 'staff.role', objectId: id, detail: { from, to: role } });
    });
    return {};
  }),

  /** Sessions and keys end at once. */
  remove: changeTeam.input(removalSchema).mutation(async ({ ctx, input: { id, toId } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await lockMember(trx, ctx, id, false);
      await removeMember(trx, ctx.actor, { id, toId }, ctx.now());
    });
    ctx.mail.wake();
    return {};
  }),

  joining: joiningRouter,
});

/**
 * Locks the account to be changed, and checks again that the caller may change it: another admin may have changed the
 * caller's role meanwhile.
 * @throws TRPCError NOT_FOUND, FORBIDDEN, or CONFLICT when no admin would remain
 */
async function lockMember(
  trx: Trx,
  ctx: Pick<Context, 'staff'>,
  id: string,
  staysAdmin: boolean,
): Promise<{ from: StaffRole }> {
  const admins = await lockAdmins(trx);
  const caller = ctx.staff;
  if (caller === null || !admins.includes(caller.id)) {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'You are no longer an admin.' });
  }
  const member = await findMember(trx, id);
  if (!member) throw memberGone();
  if (!staysAdmin && member.role === 'admin' && admins.length === 1) {
    const message = 'This is the last admin. Make someone else an admin first.';
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  return { from: member.role };
}

/** Stores an invitation, and mails its link or answers it. */
async function send(
  ctx: Pick<Context, 'db' | 'mail' | 'origin' | 'now'>,
  id: string,
  store: (trx: Trx) => Promise<{ email: string }>,
): Promise<SentInvitation> {
  const isMailed = ctx.mail.server !== null;
  const link = await ctx.db.transaction().execute(async (trx) => {
    const { email } = await store(trx);
    if (!isMailed) return invitationLink(ctx.origin, await renewToken(trx, id));
    await queueMail(trx, { id: randomUUID(), kind: 'invitation', recipient: email }, ctx.now());
    return null;
  });
  if (isMailed) ctx.mail.wake();
  return { link };
}

function record(trx: Trx, ctx: Pick<Context, 'actor' | 'now'>, act: Act): Promise<void> {
  return recordAction(trx, ctx.actor, act, ctx.now());
}

function emailTaken(message: string): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message, cause: new FieldRefused('email') });
}

function invitationGone(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This invitation was already accepted or withdrawn.' });
}
