/** Header fields by lower-case name, in order. */
export type Fields = ReadonlyMap<string, readonly string[]>;

/** A report about one reader's mail has two groups. */
const GROUPS_MAX = 100;

/** The groups of fields of a machine-readable report (RFC 3464 §2.1, RFC 5965 §3.1): blank lines separate them. */
export function readFieldGroups(text: string): Fields[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/, GROUPS_MAX)
    .map(readFields)
    .filter((fields) => fields.size > 0);
}

/** The fields of one block, unfolded; lines without a name are ignored. */
export function readFields(block: string): Fields {
  const fields = new Map<string, string[]>();
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    const values = fields.get(name.toLowerCase());
    if (values) values.push(value.trim());
    else if (name !== '') fields.set(name.toLowerCase(), [value.trim()]);
  }
  return fields;
}

/** The first value of a field; empty without it. */
export function fieldOf(fields: Fields, name: string): string {
  return fields.get(name)?.[0] ?? '';
}

/** The block of headers at the start of a message. */
export function headerBlock(message: string): string {
  return message.replace(/^\s+/, '').split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? '';
}

/**
 * The e-mail addresses in a field, without `rfc822;` and angle brackets, each also with the encoding of RFC 3461 §4 (`+2B`)
 * removed.
 */
export function addressesIn(value: string): string[] {
  const found = value.match(/[^\s<>@;:,()"]{1,64}@[^\s<>@;:,()"]{1,255}/g) ?? [];
  const decoded = found.map((address) => address.replace(/\+([0-9A-F]{2})/g, (_whole, hex: string) => charOf(hex)));
  return [...new Set([...found, ...decoded])].map((address) => address.replace(/\.$/, '').toLowerCase());
}

function charOf(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
