import { TRPCError } from '@trpc/server';
import { type OwnDataOutcome, type OwnRecord, toOwnRecord } from '@tideline/domain/privacy/own-data';
import type { PreferencesOutcome, ReaderPreferences } from '@tideline/domain/newsletter/preferences';
import { leaveSchema, ownDataRequestSchema, preferencesSchema } from '@tideline/domain/newsletter/preferences.schema';
import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import { mailLinkSchema } from '@tideline/domain/subscriber/subscriber.schema';
import { recordAlone } from '../../core/audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { erasePerson, hashPerson } from '../privacy/erase-person.ts';
import { findPerson } from '../privacy/person.repository.ts';
import { hasAccount } from '../privacy/person-account.repository.ts';
import { procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import { findAddressKey } from '../../audience/subscribers/address-keys.ts';
import { chooseTopics } from '../../audience/subscribers/chosen-topics.repository.ts';
import { findLinkAddress } from '../../audience/subscribers/link-address.ts';
import { unsubscribeByLink } from '../../audience/subscribers/unsubscribe-by-link.ts';
import { findLeavingReport, insertLeavingReason } from './leaving-reasons.repository.ts';
import { mailOwnDataLink, useOwnDataLink } from './own-data.ts';
import { findPreferences, lockReader, setFrequency } from './preferences.repository.ts';

/**
 * What readers decide about their own address. The token of a newsletter proves that somebody has one of its mails: it
 * leads to the topics, the frequency and the way out, and to nothing else.
 */
export const preferencesRouter = router({
  /** Null for a link that does not work. */
  read: publicProcedure.input(mailLinkSchema).query(async ({ ctx, input }): Promise<ReaderPreferences | null> => {
    const email = await addressOf(ctx, input.token);
    if (email === null) return null;
    return { ...(await findPreferences(ctx.db, email)), mailsLinks: ctx.mail.server !== null };
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

  /** Mails the address a link that downloads or erases what is stored about it: the link of a newsletter can be forwarded. */
  mailDataLink: publicProcedure
    .input(ownDataRequestSchema)
    .mutation(async ({ ctx, input }): Promise<{ outcome: OwnDataOutcome }> => {
      const email = await addressOf(ctx, input.token);
      return { outcome: email === null ? 'ended' : await mailOwnDataLink(ctx, email, input.act) };
    }),

  /**
   * Everything about the address that a mailed link belongs to, without what staff wrote for each other; null for a link
   * that does not work.
   * @throws TRPCError for addresses of staff
   */
  download: publicProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<OwnRecord | null> => {
    const email = await useOwnDataLink(ctx, input.token, 'download');
    if (email === null) return null;
    if (await hasAccount(ctx.db, email)) throw new TRPCError({ code: 'FORBIDDEN', message: ASK_A_COLLEAGUE });
    const objectId = await hashPerson(ctx.db, email);
    const act = { action: 'person.export', objectId, detail: { isByPerson: true } } as const;
    await recordAlone(ctx.db, ctx.actor, act, ctx.now());
    return toOwnRecord(await findPerson(ctx, email, ctx.now()));
  }),

  /** Erases everything about the address that a mailed link belongs to, for good. */
  erase: publicProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const email = await useOwnDataLink(ctx, input.token, 'erase');
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
