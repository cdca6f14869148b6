/** A list as JSON, with an entry on each line, of which one is in memory. */
export async function* jsonList(entries: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A value as JSON that people can read. */
export function* jsonOf(value: unknown): Generator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}
