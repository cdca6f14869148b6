import { siteExportQuerySchema } from '@tideline/domain/moving/site-export.schema';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { countExport } from '../../core/exports/csv-export.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { file } from '../../core/rpc/answers.ts';
import { confirmedCall, router } from '../../core/rpc/procedures.ts';
import { openExport } from './open-export.ts';

/** The whole site as a file, for another program or another server. */
export const siteExportRouter = router({
  download: confirmedCall('backups.make', {
    rest: 'GET /export',
    summary: 'Export the whole site',
    description: `\`archive\`: a ZIP file of articles in Markdown, pictures, pages, brand, settings and redirects, with a README that explains each file; \`include=people\` adds subscribers and inquiries as CSV. \`wordpress\` and \`ghost\`: the files that these programs import. Only within ${CONFIRMATION_MINUTES} minutes of the sign-in.`,
    input: siteExportQuerySchema.prefault({}),
    answer: file<AsyncIterable<string | Uint8Array>>('application/octet-stream'),
    refusals: [429],
    example: { include: 'people' },
  }).query(async ({ ctx, input }) => {
    if (input.include === 'people') requireCapability(ctx, 'people.export');
    await countExport(ctx, 'site.export', { include: input.include }, input.format);
    return openExport({ db: ctx.db, mediaDir: ctx.mediaDir, origin: ctx.origin, now: ctx.now() }, input);
  }),
});
