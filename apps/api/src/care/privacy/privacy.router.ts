import { TRPCError } from '@trpc/server';
import type { PersonSummary } from '@tideline/domain/privacy/person';
import { personSummaryAnswer, retentionAnswer } from '@tideline/domain/privacy/privacy.answer';
import { confirmedPersonSchema, personSchema, retentionSchema } from '@tideline/domain/privacy/privacy.schema';
import { confirmPassword } from '../../accounts/auth/password/confirm-password.ts';
import { countExport } from '../../core/exports/csv-export.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { findRetention, updateRetention } from '../../core/settings/retention.repository.ts';
import { answer, madeOf } from '../../core/rpc/answers.ts';
import { confirmedProcedure, passwordProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { erasePerson, hashPerson } from './erase-person.ts';
import { hasAccount } from './person-account.repository.ts';
import { findPerson, summarisePerson } from './person.repository.ts';

/** The data of one person, and the retention periods. */
export const privacyRouter = router({
  /** `find` and `export` are mutations, so that the address is sent in the body and not in the URL. */
  find: staffCall('people.find', {
    rest: 'POST /people/find',
    summary: 'Count what is stored about an address',
    input: personSchema,
    answer: madeOf<PersonSummary>(answer(personSummaryAnswer)),
    example: { email: 'ada@example.com' },
  }).mutation(({ ctx, input }) => summarisePerson(ctx.db, input.email)),

  export: passwordProcedure('people.export')
    .input(confirmedPersonSchema)
    .mutation(async ({ ctx, input: { email, password } }) => {
      await confirmPassword(ctx, password);
      await countExport(ctx, 'person.export', {}, await hashPerson(ctx.db, email));
      return findPerson(ctx, email, ctx.now());
    }),

  erase: passwordProcedure('people.erase')
    .input(confirmedPersonSchema)
    .mutation(async ({ ctx, input: { email, password } }) => {
      await confirmPassword(ctx, password);
      if (await hasAccount(ctx.db, email)) throw new TRPCError({ code: 'CONFLICT', message: ACCOUNT_FIRST });
      return erasePerson(ctx.db, email, ctx.actor, ctx.now());
    }),

  retention: staffCall('settings.read', {
    rest: 'GET /retention',
    summary: 'Read how long personal data is kept',
    answer: answer(retentionAnswer),
  }).query(({ ctx }) => findRetention(ctx.db)),

  /** Shorter periods delete in bulk. */
  updateRetention: confirmedProcedure('settings.change', 'save')
    .input(retentionSchema)
    .mutation(async ({ ctx, input }) =>
      ctx.db.transaction().execute(async (trx) => {
        await updateRetention(trx, input, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'retention.change', detail: input }, ctx.now());
        return input;
      }),
    ),
});

/** The refusal to erase the address of a staff account. */
export const ACCOUNT_FIRST =
  'This address belongs to a staff account. Remove the account first: npm run admin -- remove <email>';
