import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { InvitationPage } from '@tideline/domain/team/team';
import { acceptanceSchema, invitationLinkSchema } from '@tideline/domain/team/team.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { linkAuthorNamed } from '../../core/authors/authors.repository.ts';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { hashPassword } from '../../accounts/auth/password/password.ts';
import { weakPassword } from '../../accounts/auth/password/weak-password.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { linkProcedure, router } from '../../core/rpc/procedures.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import { deleteInvitation, findInvitation } from './invitations.repository.ts';

const ENDED =
  'This invitation is no longer valid: it was used, withdrawn or replaced, or is older than seven days. If you have already joined, sign in; otherwise ask for a new invitation.';

/** Procedures behind the link of an invitation. Possession of the link identifies the invited person. */
export const joiningRouter = router({
  /** A mutation so that the token is not in a URL. It changes nothing. */
  read: linkProcedure.input(invitationLinkSchema).mutation(async ({ ctx, input }): Promise<InvitationPage> => {
    const invitation = await findInvitation(ctx.db, input.token, ctx.now());
    if (!invitation) throw ended();
    const { email, name, role } = invitation;
    return { email, name, role, siteTitle: (await findSettings(ctx.db)).siteTitle };
  }),

  /** Creates the account, with which the person then signs in. A link works once. */
  accept: linkProcedure.input(acceptanceSchema).mutation(async ({ ctx, input: { token, name, password } }) => {
    const invitation = await findInvitation(ctx.db, token, ctx.now());
    if (!invitation) throw ended();
    const { email, role } = invitation;
    const { siteTitle, contactEmail } = await findSettings(ctx.db);
    const problem = await weakPassword(password, [siteTitle, contactEmail, name, email]);
    if (problem !== null) {
      throw new TRPCError({ code: 'BAD_REQUEST', message: problem, cause: new FieldRefused('password') });
    }
    const account = { id: randomUUID(), email, name, role, passwordHash: await hashPassword(password) };
    try {
      await ctx.db.transaction().execute(async (trx) => {
        // Hashing takes time: the invitation may have been accepted or withdrawn meanwhile.
        const isOpen = (await findInvitation(trx, token, ctx.now())) && (await deleteInvitation(trx, invitation.id));
        if (!isOpen) throw ended();
        await insertStaff(trx, account, ctx.now());
        // By the name that an admin entered: a name chosen by the person could take over somebody else's profile.
        await linkAuthorNamed(trx, invitation.name, account.id);
        const act = { action: 'invitation.accept', objectId: invitation.id, detail: { account: email, role } } as const;
        await recordAction(trx, { ...ctx.actor, staff: account }, act, ctx.now());
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new TRPCError({ code: 'CONFLICT', message: `There is already an account with the address ${email}.` });
    }
    return { email };
  }),
});

function ended(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: ENDED });
}
