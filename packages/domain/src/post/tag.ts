/** Longest tag, in characters, and most tags of one post. */
export const TAG_LIMITS = { length: 50, count: 20 } as const;

/**
 * The tags in `raw`, whichever of the three formats it has: a list, a comma-separated string, or a brace-delimited
 * database array (`{seo,"local, near you",NULL}`). Trimmed, without empty ones and without case-insensitive
 * duplicates, in the order given. The schema checks limits; nothing is cut here.
 * @example parseTags('{seo,"local, near you",NULL,SEO}') // => ['seo', 'local, near you']
 */
export function parseTags(raw: readonly string[] | string | null | undefined): string[] {
  if (raw === null || raw === undefined) return [];
  if (typeof raw !== 'string') return withoutDuplicates(raw);
  const text = raw.trim();
  if (text.startsWith('{') && text.endsWith('}') && text.length > 1)
    return withoutDuplicates(arrayItems(text.slice(1, -1)));
  return withoutDuplicates(text.split(','));
}

/**
 * The tags in the form in which they are sent: joined by commas. A comma inside a tag cannot be sent and becomes a space.
 */
export function formatTags(tags: readonly string[]): string {
  return parseTags(tags.map((tag) => tag.replaceAll(',', ' '))).join(',');
}

/** The spelling in which tags are compared. */
export function tagKey(tag: string): string {
  return tag.trim().normalize('NFC').toLowerCase();
}

function withoutDuplicates(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const trimmed = tag.trim();
    if (trimmed !== '' && !byKey.has(tagKey(trimmed))) byKey.set(tagKey(trimmed), trimmed);
  }
  return [...byKey.values()];
}

/** Source: PostgreSQL manual §8.15.6, array output: items are quoted at need, `\` escapes, bare NULL is no item. */
function arrayItems(body: string): string[] {
  const items: string[] = [];
  let item = '';
  let isQuoted = false;
  let wasQuoted = false;
  function finish() {
    if (wasQuoted || item.trim().toUpperCase() !== 'NULL') items.push(item);
    item = '';
    wasQuoted = false;
  }
  for (let at = 0; at < body.length; at += 1) {
    const character = body.charAt(at);
    if (character === '\\' && at + 1 < body.length) {
      at += 1;
      item += body.charAt(at);
    } else if (character === '"') {
      isQuoted = !isQuoted;
      wasQuoted = true;
    } else if (character === ',' && !isQuoted) finish();
    else item += character;
  }
  finish();
  return items;
}
