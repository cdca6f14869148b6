/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180) that a spreadsheet opens without surprises: UTF-8 with byte order mark, and no cell that
 * could be taken for a formula. The first row is the heading.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(toCell).join(',')).join('\r\n') + '\r\n';
}

/** Source: OWASP ASVS 5.0.0 §1.2.10: a leading quote before `= + - @`, tab, carriage return and their wide forms. */
function toCell(value: string): string {
  const text = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
