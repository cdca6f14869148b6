import { randomUUID } from 'node:crypto';
import { settingsSchema } from '@tideline/domain/site/settings.schema';
import { DEFAULT_SETTINGS, type Settings, type SiteSettings } from '@tideline/domain/site/settings';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { procedureFor, publicProcedure, requireRecentPassword, router } from '../../core/rpc/procedures.ts';
import type { Trx } from '../../core/store/schema.ts';
import { countSampleData, removeSampleData } from './sample-data.repository.ts';
import { findSettings, updateSettings } from '../../core/settings/settings.repository.ts';

export const settingsRouter = router({
  site: publicProcedure.query(async ({ ctx }): Promise<SiteSettings> => {
    const { siteTitle, contactEmail, socialLinks, timeZone } = await findSettings(ctx.db);
    return { siteTitle, contactEmail, socialLinks, timeZone };
  }),

  read: procedureFor('settings.read').query(({ ctx }) => findSettings(ctx.db)),

  /** A new contact email receives all enquiries: changing it requires the password, and the old address gets a notice. */
  update: procedureFor('settings.change')
    .input(settingsSchema)
    .mutation(async ({ ctx, input }) => {
      const saved = await ctx.db.transaction().execute(async (trx) => {
        const before = await findSettings(trx);
        const changed = changedFields(before, input);
        if (changed.includes('contactEmail')) {
          requireRecentPassword(ctx, 'save');
          await tellOldAddress(trx, before.contactEmail, ctx.now());
        }
        const settings = await updateSettings(trx, input, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'settings.change', detail: { changed } }, ctx.now());
        return settings;
      });
      ctx.mail.wake();
      return saved;
    }),

  sampleData: procedureFor('settings.read').query(({ ctx }) => countSampleData(ctx.db)),

  removeSampleData: procedureFor('settings.change').mutation(async ({ ctx }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const removed = await removeSampleData(trx, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'sample.remove', detail: removed }, ctx.now());
    });
    return {};
  }),
});

/** The address of a new installation is not read by anybody, so it gets no notice. */
async function tellOldAddress(trx: Trx, recipient: string, now: string): Promise<void> {
  if (recipient === DEFAULT_SETTINGS.contactEmail) return;
  await queueMail(trx, { id: `address-change-${randomUUID()}`, kind: 'address-change', recipient }, now);
}

/** The names of the changed settings. */
function changedFields(before: Settings, after: Settings): string[] {
  const names = Object.keys(after) as (keyof Settings)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
