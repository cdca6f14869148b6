import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** A text with the fields before it. */
export type FrontMatter = {
  fields: Map<string, unknown>;
  body: string;
  /** Why the fields could not be read; null where they could, or there are none. */
  fault: string | null;
};

const FORMS: { begin: RegExp; parse: (text: string) => unknown }[] = [
  { begin: /^---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/, parse: (text) => parseYaml(text) },
  { begin: /^\+\+\+[ \t]*\r?\n([\s\S]*?)(?:^|\n)\+\+\+[ \t]*(?:\r?\n|$)/, parse: (text) => parseToml(text) },
  { begin: /^(\{\s*\n[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/, parse: (text) => JSON.parse(text) },
];

/** Reads the YAML, TOML or JSON before a text. Names of fields are in small letters. */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\uFEFF/, '');
  for (const { begin, parse } of FORMS) {
    const [whole, inner = ''] = begin.exec(text) ?? [];
    if (whole === undefined) continue;
    const body = text.slice(whole.length);
    try {
      const entries = Object.entries(Object(parse(inner)) as object);
      return { fields: new Map(entries.map(([name, value]) => [name.toLowerCase(), value])), body, fault: null };
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n');
      return { fields: new Map(), body, fault: `The fields before the text cannot be read: ${reason}` };
    }
  }
  return { fields: new Map(), body: text, fault: null };
}
