import { TRPCError } from '@trpc/server';
import type { PersonRecord } from '@tideline/domain/privacy/person';
import type { PreferencesOutcome, ReaderPreferences } from '@tideline/domain/newsletter/preferences';
import { leaveSchema, preferencesSchema } from '@tideline/domain/newsletter/preferences.schema';
import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import { mailLinkSchema } from '@tideline/domain/subscriber/subscriber.schema';
import { recordAlone } from '../../audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { countAttempt, type RateLimit } from '../../limits/rate-limit.ts';
import { erasePerson, hashPerson } from '../../privacy/erase-person.ts';
import { findPerson } from '../../privacy/person.repository.ts';
import { hasAccount } from '../../privacy/person-account.repository.ts';
import { procedureFor, publicProcedure, router } from '../../rpc/procedures.ts';
import { findAddressKey } from '../../subscribers/address-keys.ts';
import { chooseTopics } from '../../subscribers/chosen-topics.repository.ts';
import { findLinkAddress } from '../../subscribers/link-address.ts';
import { unsubscribeByLink } from '../../subscribers/unsubscribe-by-link.ts';
import { findLeavingReport, insertLeavingReason } from './leaving-reasons.repository.ts';
import { findPreferences, lockReader, setFrequency } from './preferences.repository.ts';

/** Downloads of one's own data, per address. */
const EXPORT_LIMIT: RateLimit = { limit: 5, windowSeconds: 24 * 60 * 60 };

/** What readers decide about their own address. The token of the link proves that they read its mail. */
export const preferencesRouter = router({
  /** Null for a link that does not work. */
  read: publicProcedure.input(mailLinkSchema).query(async ({ ctx, input }): Promise<ReaderPreferences | null> => {
    const email = await addressOf(ctx, input.token);
    return email === null ? null : findPreferences(ctx.db, email);
  }),

  save: publicProcedure
    .input(preferencesSchema)
    .mutation(async ({ ctx, input }): Promise<{ outcome: PreferencesOutcome }> => {
      const email = await addressOf(ctx, input.token);
      if (email === null) return { outcome: 'ended' };
      return ctx.db.transaction().execute(async (trx) => {
        const id = await lockReader(trx, email);
        if (id === null) return { outcome: 'ended' };
        if (!(await chooseTopics(trx, id, input.topics))) return { outcome: 'no-topic' };
        await setFrequency(trx, id, input.frequency, ctx.now());
        return { outcome: 'saved' };
      });
    }),

  /** As the unsubscribe link does, with a reason that is stored without the person. */
  leave: publicProcedure.input(leaveSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const { reason, comment, ...link } = input;
    const answer = await unsubscribeByLink(ctx, link);
    const words = comment.trim();
    if (answer.outcome === 'unsubscribed' && (reason !== undefined || words !== '')) {
      await insertLeavingReason(ctx.db, reason ?? 'other', words, ctx.now());
    }
    return answer;
  }),

  /** Everything about the address; null for a link that does not work. @throws TRPCError for addresses of staff */
  download: publicProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<PersonRecord | null> => {
    const email = await addressOf(ctx, input.token);
    if (email === null) return null;
    if (await hasAccount(ctx.db, email)) throw new TRPCError({ code: 'FORBIDDEN', message: ASK_A_COLLEAGUE });
    const person = await hashPerson(ctx.db, email);
    await countAttempt(ctx.db, `own-data:${person}`, EXPORT_LIMIT, ctx.now());
    const act = { action: 'person.export', objectId: person, detail: { isByPerson: true } } as const;
    await recordAlone(ctx.db, ctx.actor, act, ctx.now());
    return findPerson(ctx.db, email, ctx.now());
  }),

  /** Erases everything about the address, for good. */
  erase: publicProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const email = await addressOf(ctx, input.token);
    if (email === null) return { outcome: 'ended' };
    if (await hasAccount(ctx.db, email)) return { outcome: 'refused' };
    await erasePerson(ctx.db, email, ctx.actor, ctx.now(), { isByPerson: true });
    return { outcome: 'erased' };
  }),

  /** Why readers left, for staff. */
  reasons: procedureFor('subscribers.read').query(({ ctx }) => findLeavingReport(ctx.db)),
});

const ASK_A_COLLEAGUE = 'A member of staff signs in with this address: ask a colleague to export the data.';

async function addressOf(ctx: Context, token: string): Promise<string | null> {
  return findLinkAddress(ctx.db, await findAddressKey(ctx.db), token);
}
