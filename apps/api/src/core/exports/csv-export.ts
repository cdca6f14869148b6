import type { AuditAction } from '@tideline/domain/staff/audit';
import type { Page } from '@tideline/domain/entity/page';
import { type Account, CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import { recordAlone } from '../audit/audit.repository.ts';
import { countAttempt, type RateLimit } from '../limits/rate-limit.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** Rows that are in memory at once. */
const BATCH_SIZE = 1_000;
/** Enough for manual use; limits what a stolen session can export. */
const EXPORT_LIMIT: RateLimit = { limit: 20, windowSeconds: 60 * 60 };

/** What programs read about every export. */
export const EXPORT_DESCRIPTION = `Exports every row that matches the filters. Works only within ${CONFIRMATION_MINUTES} minutes of signing in: an older session gets 403 and \`needsPassword\`, until \`POST /api/auth/login\` has issued a new token.`;

/**
 * Counts an export of the caller and audits it before the first row is sent. Only the names of the filters are stored,
 * because their values may be personal data.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function countExport(
  ctx: Context & { staff: Account },
  action: Extract<AuditAction, `${string}.export`>,
  filters: Readonly<Record<string, unknown>>,
  objectId = '',
): Promise<void> {
  await countAttempt(ctx.db, `export:${ctx.staff.id}`, EXPORT_LIMIT, ctx.now());
  const filteredBy = Object.keys(filters).filter((name) => filters[name] !== undefined && name !== 'sort');
  await recordAlone(ctx.db, ctx.actor, { action, objectId, detail: { filteredBy } }, ctx.now());
}

/**
 * A whole list as CSV (RFC 4180), streamed: only one batch is in memory.
 * @param readBatch reads the next `limit` items after the cursor of the previous batch
 */
export async function* csvExport<Item>(
  heading: readonly string[],
  readBatch: (page: { limit: number; cursor: string | undefined }) => Promise<Pick<Page<Item>, 'items' | 'nextCursor'>>,
  toCells: (item: Item) => readonly string[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(heading);
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await readBatch({ limit: BATCH_SIZE, cursor });
    if (items.length > 0) yield items.map((item) => csvLine(toCells(item))).join('');
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** One row with its line break. Every cell is quoted, and none can be evaluated as a formula, however the row is split. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/**
 * Source: OWASP ASVS 5.0.0 §1.2.10: a leading quote before `= + - @`, tab, carriage return and their wide forms. Where the
 * decimal sign is a comma, spreadsheets split rows at semicolons even within quotes, so a cell can begin in the middle of
 * ours.
 */
function toCell(value: string): string {
  const text = (/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u.test(value) ? `'${value}` : value).replace(
    // Looks back from each sign: a forward search would scan a text of line breaks once from each of them.
    /(?<=[;\t\r\n][\s\0"]*)[=+\-@＝＋－＠]/gu,
    "'$&",
  );
  return `"${text.replaceAll('"', '""')}"`;
}
