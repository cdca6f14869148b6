import { readJson } from '../source/read-json.ts';

/** A row of a table of Ghost. */
export type GhostRow = { table: string; row: Record<string, unknown> };

/** `{"db":[{"data":{"posts":[…]}}]}`, and without `db` as older programs write it. */
const PATHS = ['$.db.*.data.*.*', '$.data.*.*'];

/** Reads the rows of a Ghost export. @throws UnreadableFile */
export async function* readRows(chunks: AsyncIterable<string>): AsyncGenerator<GhostRow> {
  for await (const { names, value } of readJson(chunks, { paths: PATHS, system: 'Ghost' }))
    yield { table: names.at(-1) ?? '', row: value };
}
