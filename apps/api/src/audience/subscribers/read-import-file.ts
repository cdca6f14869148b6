import { pipeline } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { CsvError, parse } from 'csv-parse';
import { IMPORT_LIMITS } from '@tideline/domain/subscriber/subscriber-import';
import { consentReader, type FileConsent } from './file-consent.ts';

/** A row of the file; columns that the file lacks are empty. */
export type FileRow = {
  line: number;
  email: string;
  source: string;
  status: string;
  confirmation: string;
} & FileConsent;

type Columns = { email: number; source: number; status: number; confirmation: number };
type Reading = { columns: Columns; consentOf: ReturnType<typeof consentReader> };

/** The headings of the columns that are read; other columns are ignored. */
const NAMES: Record<keyof Columns, RegExp> = {
  email: /^(?:subscriber |contact )?e-?mail(?:[ _-]?address)?$|^mail$|^address$/,
  source: /^(?:sign-?up )?source$/,
  status: /^(?:subscription )?(?:status|state)$/,
  confirmation: /^confirmation(?:[ _-]?status)?$/,
};

/**
 * Reads the rows of a CSV file: comma, semicolon or tab, with or without byte order mark, columns in any order. The
 * heading may be missing when the first row has an e-mail address.
 * @throws TRPCError BAD_REQUEST with a sentence
 */
export async function readImportFile(file: Uint8Array): Promise<FileRow[]> {
  const text = decode(file);
  const rows: FileRow[] = [];
  let reading: Reading | null = null;
  try {
    for await (const { record, info } of recordsOf(text)) {
      const isFirst = reading === null;
      reading ??= readingOf(record);
      if (isFirst && !isHeadless(record)) continue;
      if (rows.length === IMPORT_LIMITS.rows) throw refusal(`The file has more than ${LIMIT} rows. Split it.`);
      const { email, source, status, confirmation } = reading.columns;
      rows.push({
        line: info.lines,
        email: withoutMark(record[email] ?? ''),
        source: record[source] ?? '',
        status: record[status] ?? '',
        confirmation: record[confirmation] ?? '',
        ...reading.consentOf(record),
      });
    }
  } catch (error) {
    if (error instanceof CsvError) throw refusal(sentenceFor(error), error);
    throw error;
  }
  if (rows.length === 0) throw refusal('The file has no rows.');
  return rows;
}

const LIMIT = IMPORT_LIMITS.rows.toLocaleString('en-US');

/** Bytes per chunk: about five hundred rows, parsed in a few milliseconds. */
const PIECE_BYTES = 32_768;

function recordsOf(text: string): AsyncIterable<{ record: string[]; info: { lines: number } }> {
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: 100_000,
  });
  return pipeline(piecesOf(Buffer.from(text)), parser, () => undefined); // the reader of the parser gets its error
}

/** In chunks: the parser would otherwise block the event loop for the whole file. */
async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < file.length; start += PIECE_BYTES) {
    yield file.subarray(start, start + PIECE_BYTES);
    await setImmediate();
  }
}

/** Spreadsheets write UTF-8 or UTF-16 with a byte order mark, or Windows-1252 without one. */
function decode(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The most frequent separator of the first line. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

function readingOf(first: readonly string[]): Reading {
  const named = first.map((name) => name.toLowerCase());
  return { columns: columnsOf(first, named), consentOf: consentReader(isHeadless(first) ? [] : named) };
}

function columnsOf(first: readonly string[], named: readonly string[]): Columns {
  const find = (pattern: RegExp) => named.findIndex((name) => pattern.test(name));
  const email = find(NAMES.email);
  if (email >= 0)
    return { email, source: find(NAMES.source), status: find(NAMES.status), confirmation: find(NAMES.confirmation) };
  const withAddress = first.findIndex(looksLikeAddress);
  if (withAddress < 0) throw refusal('The file has no column called email.');
  return { email: withAddress, source: -1, status: -1, confirmation: -1 };
}

/** Removes the quote that an export puts before a possible formula. */
function withoutMark(address: string): string {
  return address.replace(/^'(?=[=+-])/, '');
}

function isHeadless(first: readonly string[]): boolean {
  return first.some(looksLikeAddress);
}

function looksLikeAddress(cell: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(cell);
}

function sentenceFor(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark in the file is not closed.';
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'A row of the file is too long. Is a quotation mark not closed?';
  return 'The file cannot be read as CSV.';
}

function refusal(message: string, cause?: unknown): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message, cause });
}
