import { settingsSchema } from '@tideline/domain/schemas/settings';
import type { SiteSettings } from '@tideline/domain/settings';
import { publicProcedure, router, staffProcedure } from '../trpc.ts';
import { deleteSampleData, findSettings, hasSampleData, updateSettings } from './settings.repository.ts';

export const settingsRouter = router({
  site: publicProcedure.query(async ({ ctx }): Promise<SiteSettings> => {
    const { siteTitle, contactEmail, socialLinks, timeZone } = await findSettings(ctx.db);
    return { siteTitle, contactEmail, socialLinks, timeZone };
  }),

  read: staffProcedure.query(({ ctx }) => findSettings(ctx.db)),

  update: staffProcedure.input(settingsSchema).mutation(({ ctx, input }) => updateSettings(ctx.db, input, ctx.now())),

  sampleData: staffProcedure.query(async ({ ctx }) => ({ isLoaded: await hasSampleData(ctx.db) })),

  removeSampleData: staffProcedure.mutation(async ({ ctx }) => {
    await ctx.db.transaction().execute(deleteSampleData);
    return {};
  }),
});
