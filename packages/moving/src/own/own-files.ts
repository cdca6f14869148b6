import { readJson } from '../source/read-json.ts';
import { UnreadableFile } from '../source/unreadable-file.ts';
import { csvRows } from './csv-rows.ts';

/** An opened archive. */
export type OwnFiles = {
  paths: readonly string[];
  /** A file as text. @throws UnreadableFile */
  open: (path: string) => AsyncIterable<string>;
  /** A file as base64. @throws UnreadableFile */
  base64: (path: string) => Promise<string>;
};

type Json = Record<string, unknown>;

/** How many there are. */
export async function count(entries: AsyncGenerator): Promise<number> {
  let found = 0;
  while (!(await entries.next()).done) found += 1;
  return found;
}

/** The objects of a list in JSON; none when there is no such file. @throws UnreadableFile */
export async function* list(files: OwnFiles, path: string): AsyncGenerator<Json> {
  if (!files.paths.includes(path) || (await isEmptyList(files, path))) return;
  for await (const { value } of readJson(files.open(path), { paths: ['$.*'], system: 'Tideline' })) yield value;
}

async function isEmptyList(files: OwnFiles, path: string): Promise<boolean> {
  for await (const chunk of files.open(path)) return chunk.trim() === '[]';
  return true;
}

/** The rows of a list in CSV; none when there is no such file. @throws UnreadableFile */
export async function* rows(files: OwnFiles, path: string): AsyncGenerator<Record<string, string>> {
  if (files.paths.includes(path)) yield* csvRows(files.open(path));
}

/** @throws UnreadableFile when it is no JSON */
export async function json(files: OwnFiles, path: string): Promise<Json> {
  try {
    return Object(JSON.parse(await text(files, path))) as Json;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnreadableFile(`${path} is no JSON.`, { cause: error });
  }
}

const LONGEST_FILE = 4_000_000;

/** A whole file. @throws UnreadableFile when it is too long */
export async function text(files: OwnFiles, path: string): Promise<string> {
  let whole = '';
  for await (const chunk of files.open(path)) {
    whole += chunk;
    if (whole.length > LONGEST_FILE) throw new UnreadableFile(`${path} has more than ${LONGEST_FILE} characters.`);
  }
  return whole;
}
