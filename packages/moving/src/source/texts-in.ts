const MOST_TEXTS = 10_000;
/** Fields that are words on a page, whatever they say. */
const WORDS =
  /(?:title|heading|headline|text|label|description|name|quote|author|question|answer|caption|content|price|body)$/i;

/** The sentences, words and addresses in the fields of something of an unknown kind, in their order. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const waiting: [name: string, value: unknown][] = [['', value]];
  for (let next = waiting.pop(); next && texts.length < MOST_TEXTS; next = waiting.pop()) {
    const [name, found] = next;
    if (typeof found === 'string' && isText(name, found)) texts.push(found);
    if (typeof found !== 'object' || found === null) continue;
    waiting.push(
      ...Object.entries(found)
        .map(([key, inner]): [string, unknown] => [/^\d+$/.test(key) ? name : key, inner])
        .toReversed(),
    );
  }
  return texts;
}

function isText(name: string, text: string): boolean {
  if (name.startsWith('_')) return false;
  return /\S\s+\S|^https?:\/\//.test(text) || (WORDS.test(name) && /\p{L}|\d/u.test(text));
}
