import type { CopyChanges, CopyValue, CopyValues } from '@tideline/domain/page/page-document';
import { linkParts } from '../parts/link-parts.ts';
import type { PictureSample } from '../work-samples/work-sample.ts';

/** The parts of a document with what staff have changed, without the parts in which nothing is. */
export function changedSections(sections: Record<string, unknown>, values: CopyValues): Record<string, object> {
  const names = new Set(Object.keys(values).map((path) => path.split('.', 1)[0] ?? ''));
  const changed = [...names].flatMap((name) => {
    const section = Object.hasOwn(sections, name) ? withValues(sections[name], name, values) : null;
    return typeof section === 'object' && section !== null ? [[name, section] as const] : [];
  });
  return Object.fromEntries(changed);
}

/** Values after changes; null and undefined set a field back to its built-in text. */
export function applyChanges(values: CopyValues, changes: CopyChanges | Partial<CopyValues>): CopyValues {
  const after = Object.entries({ ...values, ...changes });
  return Object.fromEntries(after.filter((entry): entry is [string, CopyValue] => entry[1] != null));
}

/** The values without those of items that are no longer in their list: one person removes an item while another writes in it. */
export function withoutRemoved(sections: Record<string, unknown>, values: CopyValues): CopyValues {
  const isRemoved = (path: string) =>
    Object.entries(values).some(([list, ids]) => {
      if (!Array.isArray(ids) || !isItemList(valueAt(sections, list)) || !path.startsWith(`${list}.`)) return false;
      return !ids.includes(path.slice(list.length + 1).split('.', 1)[0] ?? '');
    });
  return Object.fromEntries(Object.entries(values).filter(([path]) => !isRemoved(path)));
}

/** One item of a list, built in or added. `copy` is the built-in item; of an added one, the first item without its texts. */
export type ListItem = { id: string; copy: unknown; isHidden: boolean };

/** The items of a list in the order of `values`, with hidden ones. */
export function listItems(builtIn: readonly object[], path: string, values: CopyValues): ListItem[] {
  const known = new Map(builtIn.map((item, at) => [idOf(item, at), item]));
  const order = values[path];
  const ids = Array.isArray(order) ? order : [...known.keys()];
  return ids.flatMap((id: string) => {
    const copy = known.get(id) ?? (isAdded(id) ? emptied(builtIn[0], id) : undefined);
    return copy === undefined ? [] : [{ id, copy, isHidden: values[`${path}.${id}.hidden`] === true }];
  });
}

/** The ids of the items of a list in the order of `values`, with hidden ones. */
export function idsIn(builtIn: readonly object[], path: string, values: CopyValues): string[] {
  return listItems(builtIn, path, values).map(({ id }) => id);
}

/** Whether a value of the built-in copy is a list of items, each with fields. */
export function isItemList(value: unknown): value is readonly object[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}

/** Whether a value of the built-in copy is a list of texts. An empty list could be one of items too, and is none. */
export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string');
}

/** Whether a value of the built-in copy is a link: its address is changed as a whole. */
export function isLink(value: object): value is { to: string; hash?: string } {
  return 'to' in value && typeof value.to === 'string';
}

/** Whether a value of the built-in copy is a print, in whose place staff can show a picture. */
export function isPicture(value: object): value is { seed: string; alt: string } {
  return 'seed' in value && typeof value.seed === 'string' && 'alt' in value && typeof value.alt === 'string';
}

/** Whether an id is that of an item that staff have added. */
export function isAdded(id: string): boolean {
  return /^new-[a-z0-9]{1,20}$/.test(id);
}

function withValues(builtIn: unknown, path: string, values: CopyValues): unknown {
  if (isItemList(builtIn)) {
    const shown = listItems(builtIn, path, values).filter(({ isHidden }) => !isHidden);
    return shown.map(({ id, copy }) => withValues(copy, `${path}.${id}`, values));
  }
  if (typeof builtIn === 'object' && builtIn !== null && !Array.isArray(builtIn)) {
    const after = Object.fromEntries(
      Object.entries(builtIn).map(([key, value]) => [key, withValues(value, `${path}.${key}`, values)]),
    );
    if (isPicture(builtIn)) return { ...after, ...pictureIn(path, values) };
    const address = isLink(builtIn) ? values[`${path}.to`] : undefined;
    return typeof address === 'string' ? { ...after, hash: undefined, ...linkParts(address) } : after;
  }
  return values[path] ?? builtIn;
}

function pictureIn(path: string, values: CopyValues): { photo?: CopyValue; focus?: CopyValue } {
  const { [`${path}.photo`]: photo, [`${path}.focus`]: focus } = values;
  return { ...(photo && { photo }), ...(focus && { focus }) };
}

/** The built-in value at a path outside of lists. */
function valueAt(sections: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined;
  }, sections);
}

/** Items without an id of their own are named by their place in the built-in copy, from 1. */
function idOf(item: object, at: number): string {
  return 'id' in item && typeof item.id === 'string' ? item.id : String(at + 1);
}

/** An item like `model` without its texts. Icons and the like stay, so that it can be shown. */
function emptied(model: object | undefined, id: string): object | undefined {
  if (!model) return undefined;
  if (isWorkSample(model)) return { ...newSample, id };
  const entries = Object.entries(model).map(([key, value]: [string, unknown]) => {
    if (key === 'id') return [key, id];
    if (isTextList(value)) return [key, []];
    return [key, typeof value === 'string' && isText(key) ? '' : value];
  });
  return Object.fromEntries(entries);
}

/** Whether an item is a piece of work: each is drawn in its own way, and staff add pictures. */
function isWorkSample(item: object): boolean {
  return 'kind' in item && 'caption' in item && 'label' in item;
}

const newSample: Omit<PictureSample, 'id'> = {
  kind: 'picture',
  title: '',
  caption: '',
  label: '',
  image: { seed: 'medical-spa', alt: '' },
};

/** Names of values that the program reads and no visitor does. */
const NOT_TEXT = new Set(
  [
    'id key seed hash to path icon value autoComplete print colour iconType kind study services',
    'includes popular waveLines rating type scene letterform mark updatedOn',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a string under this name is a text that visitors read. */
export function isText(key: string): boolean {
  return !NOT_TEXT.has(key);
}
