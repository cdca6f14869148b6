import type { AuditAction } from '@tideline/domain/staff/audit';
import type { Page } from '@tideline/domain/site/page';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../context.ts';
import { recordAlone } from '../audit/audit.repository.ts';
import { countAttempt, type RateLimit } from '../limits/rate-limit.ts';

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows that are in memory at once. */
const BATCH_SIZE = 1_000;
/** More than anybody needs by hand; a stolen session does not get far. */
const EXPORT_LIMIT: RateLimit = { limit: 20, windowSeconds: 60 * 60 };

/**
 * Counts one export of whoever asks and puts it into the audit log, before the first row leaves. Of the filters only the
 * names are kept: what was searched for may be somebody's address.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function countExport(
  ctx: Context & { staff: Staff },
  action: Extract<AuditAction, `${string}.export`>,
  filters: Readonly<Record<string, unknown>>,
  objectId = '',
): Promise<void> {
  await countAttempt(ctx.db, `export:${ctx.staff.id}`, EXPORT_LIMIT, ctx.now());
  const filteredBy = Object.keys(filters).filter((name) => filters[name] !== undefined && name !== 'sort');
  await recordAlone(ctx.db, ctx.actor, { action, objectId, detail: { filteredBy } }, ctx.now());
}

/**
 * A whole list as CSV (RFC 4180), piece by piece: however long the list is, one batch of it is in memory.
 * @param readBatch reads the list's next `limit` items, from the cursor that the batch before has answered
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

/** One row with its line break, every cell in quotes; none can be taken for a formula, however the row is cut up. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/**
 * Source: OWASP ASVS 5.0.0 §1.2.10: a leading quote before `= + - @`, tab, carriage return and their wide forms. Where the
 * decimal sign is a comma, spreadsheets cut a row at its semicolons, whatever stands in quotes: there a cell can begin in
 * the middle of ours.
 */
function toCell(value: string): string {
  const text = (/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u.test(value) ? `'${value}` : value).replace(
    // Backwards from each sign: forwards, a text of nothing but line breaks would be gone through from each of them.
    /(?<=[;\t\r\n][\s\0"]*)[=+\-@＝＋－＠]/gu,
    "'$&",
  );
  return `"${text.replaceAll('"', '""')}"`;
}
