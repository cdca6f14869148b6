import {
  importFileSchema,
  subscriberExportQuerySchema,
  subscriberImportSchema,
} from '@tideline/domain/subscriber/subscriber.schema';
import { IMPORT_LIMITS } from '@tideline/domain/subscriber/subscriber-import';
import { importReportAnswer, importResultAnswer } from '@tideline/domain/subscriber/subscriber-import.answer';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { countExport } from '../../core/exports/csv-export.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { answer, file } from '../../core/rpc/answers.ts';
import { confirmedCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { checkImport, importSubscribers } from './import-subscribers.ts';

/** Checks and imports together, per member of staff. */
const IMPORT_LIMIT: RateLimit = { limit: 40, windowSeconds: 60 * 60 };

const COLUMNS = `The file needs a column \`email\`, and may have \`status\`, \`source\` and \`consentAt\`; headings of Ghost, Mailchimp and Substack are known. At most ${IMPORT_LIMITS.rows.toLocaleString('en-US')} rows.`;

/** The export and the import of subscribers. */
export const subscriberFilesRouter = router({
  export: confirmedCall('people.export', {
    rest: 'GET /subscribers.csv',
    summary: 'Export the subscribers as CSV',
    description: `Exports every row that matches the filters. Works only within ${CONFIRMATION_MINUTES} minutes of signing in: an older session gets 403 and \`needsPassword\`, until \`POST /api/auth/login\` has issued a new token.`,
    input: subscriberExportQuerySchema,
    answer: file<AsyncIterable<string>>('text/csv'),
    refusals: [429],
    example: { status: 'active' },
  }).query(async ({ ctx, input }) => {
    await countExport(ctx, 'subscriber.export', input);
    return exportSubscribers(ctx.db, input);
  }),

  checkImport: staffCall('subscribers.edit', {
    rest: 'POST /subscribers/import/check',
    summary: 'Check a file of subscribers',
    description: `A dry run: says what the import would do with each row. ${COLUMNS}`,
    input: importFileSchema,
    file: ['text/csv'],
    answer: answer(importReportAnswer),
    refusals: [415, 429],
  }).mutation(async ({ ctx, input }) => {
    await countAttempt(ctx.db, `import:${ctx.staff.id}`, IMPORT_LIMIT, ctx.now());
    return checkImport(ctx.db, input.file);
  }),

  import: staffCall('subscribers.edit', {
    rest: 'POST /subscribers/import',
    summary: 'Import subscribers',
    description: `Adds the new rows of the checked file. Safe to repeat. ${COLUMNS}`,
    input: subscriberImportSchema,
    query: subscriberImportSchema.pick({ digest: true }),
    file: ['text/csv'],
    answer: answer(importResultAnswer),
    refusals: [409, 415, 429],
    example: { digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    events: ['subscriber.created'],
  }).mutation(async ({ ctx, input }) => {
    await countAttempt(ctx.db, `import:${ctx.staff.id}`, IMPORT_LIMIT, ctx.now());
    return { added: await importSubscribers(ctx.db, input.file, input.digest, ctx.actor, ctx.now()) };
  }),
});
