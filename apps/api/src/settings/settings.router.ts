import { settingsSchema } from '@tideline/domain/site/settings.schema';
import type { Settings, SiteSettings } from '@tideline/domain/site/settings';
import { recordAction } from '../audit/audit.repository.ts';
import { procedureFor, publicProcedure, router } from '../rpc/procedures.ts';
import { countSampleData, removeSampleData } from './sample-data.repository.ts';
import { findSettings, updateSettings } from './settings.repository.ts';

export const settingsRouter = router({
  site: publicProcedure.query(async ({ ctx }): Promise<SiteSettings> => {
    const { siteTitle, contactEmail, socialLinks, timeZone } = await findSettings(ctx.db);
    return { siteTitle, contactEmail, socialLinks, timeZone };
  }),

  read: procedureFor('settings.read').query(({ ctx }) => findSettings(ctx.db)),

  update: procedureFor('settings.change')
    .input(settingsSchema)
    .mutation(async ({ ctx, input }) =>
      ctx.db.transaction().execute(async (trx) => {
        const changed = changedFields(await findSettings(trx), input);
        const settings = await updateSettings(trx, input, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'settings.change', detail: { changed } }, ctx.now());
        return settings;
      }),
    ),

  sampleData: procedureFor('settings.read').query(({ ctx }) => countSampleData(ctx.db)),

  removeSampleData: procedureFor('settings.change').mutation(async ({ ctx }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const removed = await removeSampleData(trx, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'sample.remove', detail: removed }, ctx.now());
    });
    return {};
  }),
});

/** The names of the settings that differ. */
function changedFields(before: Settings, after: Settings): string[] {
  const names = Object.keys(after) as (keyof Settings)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
