import { TRPCError } from '@trpc/server';
import { type OwnDataOutcome, type OwnRecord, toOwnRecord } from '@tideline/domain/privacy/own-data';
import type { PreferencesOutcome, ReaderPreferences } from '@tideline/domain/newsletter/preferences';
import { leavingReportAnswer } from '@tideline/domain/newsletter/answers/preferences.answer';
import { leaveSchema, ownDataRequestSchema, preferencesSchema } from '@tideline/domain/newsletter/preferences.schema';
import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import { mailLinkSchema } from '@tideline/domain/subscriber/subscriber.schema';
import { recordAlone } from '../../core/audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { erasePerson, hashPerson } from '../privacy/erase-person.ts';
import { findPerson } from '../privacy/person.repository.ts';
import { hasAccount } from '../privacy/person-account.repository.ts';
import { answer } from '../../core/rpc/answers.ts';
import { linkProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { findAddressKey } from '../../audience/subscribers/address-keys.ts';
import { chooseTopics } from '../../audience/subscribers/chosen-topics.repository.ts';
import { findLinkAddress } from '../../audience/subscribers/link-address.ts';
import { unsubscribeByLink } from '../../audience/subscribers/unsubscribe-by-link.ts';
import { findLeavingReport, insertLeavingReason } from './leaving-reasons.repository.ts';
import { mailOwnDataLink, useOwnDataLink } from './own-data.ts';
import { findPreferences, lockReader, setFrequency } from './preferences.repository.ts';

/**
 * Readers' choices about their own address. A newsletter's token proves only that its bearer has one of its mails: it gives
 * access to topics, frequency and unsubscribing, and to nothing else.
 */
export const preferencesRouter = router({
  /** Null for a link that does not work. */
  read: linkProcedure.input(mailLinkSchema).query(async ({ ctx, input }): Promise<ReaderPreferences | null> => {
    const email = await addressOf(ctx, input.token);
    if (email === null) return null;
    return { ...(await findPreferences(ctx.db, email)), mailsLinks: ctx.mail.server !== null };
  }),

  save: linkProcedure
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

  /** Unsubscribes like the unsubscribe link, and stores the reason without the person. */
  leave: linkProcedure.input(leaveSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const { reason, comment, ...link } = input;
    const answer = await unsubscribeByLink(ctx, link);
    const words = comment.trim();
    if (answer.outcome === 'unsubscribed' && (reason !== undefined || words !== '')) {
      await insertLeavingReason(ctx.db, reason ?? 'other', words, ctx.now());
    }
    return answer;
  }),

  /**
   * Mails a link to download or erase the stored data to the address itself, because links in newsletters can be forwarded.
   */
  mailDataLink: linkProcedure
    .input(ownDataRequestSchema)
    .mutation(async ({ ctx, input }): Promise<{ outcome: OwnDataOutcome }> => {
      const email = await addressOf(ctx, input.token);
      return { outcome: email === null ? 'ended' : await mailOwnDataLink(ctx, email, input.act) };
    }),

  /**
   * All data about the address of a mailed link, without the internal notes of staff; null for a link that does not work.
   * @throws TRPCError for addresses of staff
   */
  download: linkProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<OwnRecord | null> => {
    const email = await useOwnDataLink(ctx, input.token, 'download');
    if (email === null) return null;
    if (await hasAccount(ctx.db, email)) throw new TRPCError({ code: 'FORBIDDEN', message: ASK_A_COLLEAGUE });
    const objectId = await hashPerson(ctx.db, email);
    const act = { action: 'person.export', objectId, detail: { isByPerson: true } } as const;
    await recordAlone(ctx.db, ctx.actor, act, ctx.now());
    return toOwnRecord(await findPerson(ctx, email, ctx.now()));
  }),

  /** Permanently erases all data about the address of a mailed link. */
  erase: linkProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const email = await useOwnDataLink(ctx, input.token, 'erase');
    if (email === null) return { outcome: 'ended' };
    if (await hasAccount(ctx.db, email)) return { outcome: 'refused' };
    await erasePerson(ctx.db, email, ctx.actor, ctx.now(), { isByPerson: true });
    return { outcome: 'erased' };
  }),

  reasons: staffCall('subscribers.read', {
    rest: 'GET /newsletter/leave-reasons',
    summary: 'Read why readers left in the last year',
    description: 'Without their names.',
    answer: answer(leavingReportAnswer),
  }).query(({ ctx }) => findLeavingReport(ctx.db)),
});

const ASK_A_COLLEAGUE = 'This address belongs to a staff account: ask a colleague to export the data.';

async function addressOf(ctx: Context, token: string): Promise<string | null> {
  return findLinkAddress(ctx.db, await findAddressKey(ctx.db), token);
}
