import { TRPCError } from '@trpc/server';
import { isDeepStrictEqual } from 'node:util';
import {
  isOwnMachine,
  MAIL_VARIABLES,
  type MailAccountKind,
  type MailAccountState,
} from '@tideline/domain/mail/mail-account';
import { mailAccountAnswer } from '@tideline/domain/mail/mail-account.answer';
import {
  type GivenMailAccount,
  mailAccountChoiceSchema,
  mailAccountSchema,
} from '@tideline/domain/mail/mail-account.schema';
import { deleteWait } from '../../audience/newsletter/sending/waits.repository.ts';
import type { Context } from '../../context.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { hurryFailing } from '../../core/mail/mails.repository.ts';
import { checkMailbox, checkSmtpServer } from '../../core/mail-accounts/check-account.ts';
import { findCurrentMail, imapMailbox, shownUser, smtpServer } from '../../core/mail-accounts/current-mail.ts';
import { deleteMailAccount, putMailAccount } from '../../core/mail-accounts/mail-accounts.repository.ts';
import { findMailKey } from '../../core/mail-accounts/mail-key.ts';
import { type MailLogin, sealLogin } from '../../core/mail-accounts/sealed-login.ts';
import { list } from '../../core/rpc/answers.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { confirmedProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import type { Trx } from '../../core/store/schema.ts';
import { tellOfAccountChange } from './tell-of-account-change.ts';

/** Attempts to connect per account of staff: a server is not tried out with passwords, nor a network with ports. */
const CHECK_LIMIT: RateLimit = { limit: 20, windowSeconds: 10 * 60 };

type StaffContext = Context & { staff: NonNullable<Context['staff']> };

/**
 * The mail server and the mailbox. Whoever sets the server reads all mail of the site, links for a new password among it:
 * changing it requires a recent password.
 */
export const mailAccountsRouter = router({
  list: staffCall('mail.read', {
    rest: 'GET /admin/mail/accounts',
    summary: 'Read the mail server and the mailbox',
    description: 'Passwords are never returned.',
    answer: list<MailAccountState, MailAccountState[]>(mailAccountAnswer),
  }).query(async ({ ctx }) => {
    if (!ctx.mail.accounts) return [];
    const { smtp, imap } = await findCurrentMail(ctx.db, ctx.mail.accounts.environment);
    return [smtp.state, imap.state];
  }),

  /** Connects and signs in, and stores nothing. */
  test: confirmedProcedure('settings.change', 'test')
    .input(mailAccountSchema)
    .mutation(async ({ ctx, input }) => {
      await checkAccount(ctx, input);
      return {};
    }),

  /** Stores what works. */
  save: confirmedProcedure('settings.change', 'save')
    .input(mailAccountSchema)
    .mutation(async ({ ctx, input }) => {
      const { kind, host, port, security } = input;
      const login = await checkAccount(ctx, input);
      const owner = { kind, host };
      const sealedPassword =
        login.password === '' ? '' : sealLogin(await findMailKey(environmentOf(ctx).dataDir), owner, login);
      const account = { kind, host, port, security, user: shownUser(login), sealedPassword };
      await change(ctx, kind, async (trx) => {
        await putMailAccount(trx, account, ctx.staff.id, ctx.now());
        const detail = { account: kind, host, port };
        await recordAction(trx, ctx.actor, { action: 'mail.account', objectId: kind, detail }, ctx.now());
      });
      return {};
    }),

  remove: confirmedProcedure('settings.change', 'remove')
    .input(mailAccountChoiceSchema)
    .mutation(async ({ ctx, input: { kind } }) => {
      await change(ctx, kind, async (trx) => {
        if (!(await deleteMailAccount(trx, kind))) return;
        await recordAction(trx, ctx.actor, { action: 'mail.account-remove', objectId: kind }, ctx.now());
      });
      return {};
    }),
});

/** The login with which the account works. @throws TRPCError with what is wrong */
async function checkAccount(ctx: StaffContext, input: GivenMailAccount): Promise<MailLogin> {
  refuseEnvironment(ctx, input.kind);
  const login = await findLogin(ctx, input);
  if (login.user !== '' && input.security === 'none' && !isOwnMachine(input.host)) {
    throw refusal('security', 'A password is sent over TLS only: choose TLS or STARTTLS.');
  }
  await countAttempt(ctx.db, `mail-account:${ctx.staff.id}`, CHECK_LIMIT, ctx.now());
  const failure =
    input.kind === 'smtp'
      ? await checkSmtpServer(smtpServer(input, login))
      : await checkMailbox(imapMailbox(input, login));
  if (failure) throw refusal(failure.field, failure.message);
  return login;
}

/** A stored password is for its host and user alone: nobody may have it sent to another server. */
async function findLogin(ctx: Context, { kind, host, user, password }: GivenMailAccount): Promise<MailLogin> {
  if (password !== '') return { user, password };
  const { state, server } = (await findCurrentMail(ctx.db, environmentOf(ctx)))[kind];
  const isKept = state.hasPassword && state.account?.host === host && state.account.user === user;
  if (isKept && server) return { user: server.user ?? '', password: server.password };
  if (user === '' && !isKept) return { user, password };
  throw refusal('password', whyGiven());

  function whyGiven(): string {
    if (isKept) return state.problem ?? '';
    if (!state.hasPassword) return 'Password is required.';
    return `Give the password: the stored one is for ${state.account?.user} at ${state.account?.host} only.`;
  }
}

/** Changes an account, and has it used from now on: by this server at once, by others within seconds. */
async function change(ctx: StaffContext, kind: MailAccountKind, act: (trx: Trx) => Promise<void>): Promise<void> {
  refuseEnvironment(ctx, kind);
  const environment = environmentOf(ctx);
  const before = await findCurrentMail(ctx.db, environment);
  await ctx.db.transaction().execute(async (trx) => {
    await act(trx);
    if (kind !== 'smtp') return;
    await hurryFailing(trx, ctx.now());
    await deleteWait(trx, 'server');
  });
  await ctx.mail.accounts?.refresh();
  const after = await findCurrentMail(ctx.db, environment);
  if (before[kind].address && !isDeepStrictEqual(before[kind].server, after[kind].server)) {
    await tellOfAccountChange(ctx, kind === 'smtp' ? before.smtp.server : null);
  }
  ctx.mail.wake();
}

function environmentOf({ mail }: Pick<Context, 'mail'>) {
  if (mail.accounts) return mail.accounts.environment;
  throw new TRPCError({ code: 'CONFLICT', message: 'This server cannot change its mail server and mailbox.' });
}

function refuseEnvironment(ctx: Context, kind: MailAccountKind): void {
  if (environmentOf(ctx)[kind] === null) return;
  const message = `Set by ${MAIL_VARIABLES[kind]} on the server; change it there.`;
  throw new TRPCError({ code: 'CONFLICT', message });
}

function refusal(field: string, message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused(field) });
}
