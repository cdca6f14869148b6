import { ICON_NAMES } from '../parts/icon-name.ts';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { linkAddressFault } from '@tideline/domain/page/link-address';
import type { CopyField, CopyValue, CopyValues } from '@tideline/domain/page/page-document';
import { COUNT_PLACEHOLDERS } from '../parts/counts.ts';
import { PLACEHOLDERS } from '../parts/site-words.ts';
import { copyFields } from './copy-fields.ts';
import { isAdded } from './copy-values.ts';

/** Longest line of a list of texts, in characters. */
const LINE_MAX = 300;

/** As in CSS `object-position`, in whole percent. */
const FOCUS = /^(\d\d?|100)% (\d\d?|100)%$/;

export type CopyFault = { path: string; message: string };

/** What is wrong with changes to a document, a sentence for each field; empty when nothing is. */
export function checkValues(sections: Record<string, unknown>, values: CopyValues): CopyFault[] {
  const fields = new Map(copyFields(sections, values).map((field) => [field.path, field]));
  return Object.entries(values).flatMap(([path, value]) => {
    const message = path.endsWith('.hidden')
      ? hiddenFault(path, value, fields)
      : path.endsWith('.id')
        ? idFault(path, value, fields, values)
        : fault(fields.get(path), value);
    return message === null ? [] : [{ path, message }];
  });
}

function fault(field: CopyField | undefined, value: CopyValue): string | null {
  if (!field) return 'This document has no such field.';
  const name = field.label || field.section;
  if (field.kind === 'items') return itemsFault(field, value);
  if (field.kind === 'lines') {
    if (!Array.isArray(value)) return `${name} must be a list of texts.`;
    if (value.length > field.max) return `${name} can have at most ${field.max} lines.`;
    if (value.some((line: string) => line.length > LINE_MAX))
      return `${name}: a line can have at most ${LINE_MAX} characters.`;
    return placeholderFault(name, value, field.builtIn);
  }
  if (field.kind === 'switch') return typeof value === 'boolean' ? null : `${name} must be true or false.`;
  if (typeof value !== 'string') return `${name} must be a text.`;
  if (field.kind === 'address') return linkAddressFault(value);
  if (field.kind === 'picture')
    return value === '' || parsePictureUrl(value) ? null : `${name}: choose a picture of the library.`;
  if (field.kind === 'focus')
    return value === '' || FOCUS.test(value) ? null : `${name} must be two percentages such as 50% 30%.`;
  if (field.kind === 'icon')
    return ICON_NAMES.some((icon) => icon === value) ? null : `${name}: there is no such icon.`;
  if (value.length > field.max) return `${name} can have at most ${field.max} characters.`;
  if (field.kind === 'line' && /[\r\n]/.test(value)) return `${name} must be one line.`;
  return placeholderFault(name, [value], field.builtIn);
}

/** Texts may use the placeholders of every text, and those that the page itself replaces in their built-in text. */
function placeholderFault(name: string, texts: readonly string[], builtIn: CopyValue): string | null {
  const known = new Set([...Object.keys(PLACEHOLDERS), ...COUNT_PLACEHOLDERS, ...placeholdersIn(String(builtIn))]);
  const unknown = texts.flatMap(placeholdersIn).find((placeholder) => !known.has(placeholder));
  if (unknown === undefined) return null;
  return `${name}: there is no value {${unknown}}. There are ${[...known]
    .filter((one) => !one.endsWith('CountWord'))
    .map((one) => `{${one}}`)
    .join(', ')}.`;
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function itemsFault({ max, builtIn, section }: CopyField, value: CopyValue): string | null {
  if (!Array.isArray(value)) return `The items of ${section} must be a list of ids.`;
  if (value.length > max) return `${section} can have at most ${max} items.`;
  if (new Set(value).size < value.length) return `${section} names an item twice.`;
  const isKnown = (id: string) => isAdded(id) || (Array.isArray(builtIn) && builtIn.includes(id));
  return value.every(isKnown) ? null : `${section} names an item that does not exist.`;
}

/** `packages.new-1.id`: what other programs call an item that staff have added. */
function idFault(path: string, id: CopyValue, fields: Map<string, CopyField>, values: CopyValues): string | null {
  const [, list = '', item = ''] = /^(.+)\.([^.]+)\.id$/.exec(path) ?? [];
  const items = fields.get(list);
  if (items?.kind !== 'items' || !isAdded(item)) return 'This document has no such field.';
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,60}$/.test(id)) return 'An id has small letters, digits and hyphens.';
  const isTaken =
    (Array.isArray(items.builtIn) && items.builtIn.includes(id)) ||
    Object.entries(values).some(
      ([other, value]) => other !== path && value === id && other.startsWith(`${list}.`) && other.endsWith('.id'),
    );
  return isTaken ? 'Another item has this id.' : null;
}

/** `services.3.hidden` needs an item 3 of a list `services`. */
function hiddenFault(path: string, value: CopyValue, fields: Map<string, CopyField>): string | null {
  const item = path.slice(0, -'.hidden'.length);
  const list = fields.get(item.slice(0, Math.max(0, item.lastIndexOf('.'))));
  if (list?.kind !== 'items') return 'This document has no such item.';
  return typeof value === 'boolean' ? null : 'Whether an item is hidden is true or false.';
}
