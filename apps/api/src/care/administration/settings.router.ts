import { randomUUID } from 'node:crypto';
import { settingsSchema } from '@tideline/domain/site/settings.schema';
import { sampleDataAnswer, settingsAnswer, siteSettingsAnswer } from '@tideline/domain/site/settings.answer';
import { DEFAULT_SETTINGS, type Settings } from '@tideline/domain/site/settings';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { answer, empty } from '../../core/rpc/answers.ts';
import { publicCall, requireRecentPassword, router, staffCall } from '../../core/rpc/procedures.ts';
import type { Trx } from '../../core/store/schema.ts';
import { findSiteSettings } from '../../site/brand/shown-brand.ts';
import { countSampleData, removeSampleData } from './sample-data.repository.ts';
import { findSettings, updateSettings } from '../../core/settings/settings.repository.ts';

const EXAMPLE: Settings = {
  ...DEFAULT_SETTINGS,
  siteTitle: 'Northpine Media',
  agency: { legalName: 'Northpine Media LLC', place: 'Portland', region: 'Oregon', country: 'US', area: 'Oregon' },
  contactEmail: 'hello@northpine.example',
  socialLinks: { instagram: 'https://www.instagram.com/northpine', linkedin: '' },
};

export const settingsRouter = router({
  site: publicCall({
    rest: 'GET /site',
    summary: 'Read the public settings of the site',
    answer: answer(siteSettingsAnswer),
  }).query(({ ctx }) => findSiteSettings(ctx.db)),

  read: staffCall('settings.read', {
    rest: 'GET /settings',
    summary: 'Read the settings of the site',
    answer: answer(settingsAnswer),
  }).query(({ ctx }) => findSettings(ctx.db)),

  /** A new contact email receives all enquiries: changing it requires the password, and the old address gets a notice. */
  update: staffCall('settings.change', {
    rest: 'PUT /settings',
    summary: 'Save the settings of the site',
    description:
      'Changing `contactEmail` takes a person who entered a password recently. The former address gets a notice.',
    input: settingsSchema,
    answer: answer(settingsAnswer),
    example: EXAMPLE,
  }).mutation(async ({ ctx, input }) => {
    const saved = await ctx.db.transaction().execute(async (trx) => {
      const before = await findSettings(trx);
      const after = { ...input, agency: input.agency ?? before.agency };
      const changed = changedFields(before, after);
      if (changed.includes('contactEmail')) {
        requireRecentPassword(ctx, 'save');
        // The built-in address is a placeholder: no one reads its mail.
        if (before.contactEmail !== DEFAULT_SETTINGS.contactEmail)
          await tellOldAddress(trx, before.contactEmail, ctx.now());
      }
      const settings = await updateSettings(trx, after, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'settings.change', detail: { changed } }, ctx.now());
      return settings;
    });
    ctx.mail.wake();
    return saved;
  }),

  sampleData: staffCall('settings.read', {
    rest: 'GET /sample-data',
    summary: 'Count the sample data',
    answer: answer(sampleDataAnswer),
  }).query(({ ctx }) => countSampleData(ctx.db)),

  removeSampleData: staffCall('settings.change', {
    rest: 'DELETE /sample-data',
    summary: 'Remove the sample data',
    description: 'Its posts go to the trash, everything else is deleted.',
    answer: empty(),
  }).mutation(async ({ ctx }) => {
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
