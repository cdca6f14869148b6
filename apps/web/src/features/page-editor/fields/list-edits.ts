import type { CopyChanges, CopyField, CopyValues } from '@tideline/domain/page/page-document';
import { changeOf } from '../page-values.ts';

/** A list of items, as a field of kind `items`. */
export type ItemList = Pick<CopyField, 'path' | 'builtIn' | 'max'>;

/** The ids of a list in their order, with hidden items. */
export function itemIds({ path, builtIn }: ItemList, values: CopyValues): string[] {
  const order = values[path] ?? builtIn;
  return Array.isArray(order) ? order : [];
}

/** Moves an item by one place up (-1) or down (1), or to any place. */
export function moveItem(list: ItemList, values: CopyValues, id: string, to: number): CopyChanges {
  const others = itemIds(list, values).filter((other) => other !== id);
  return changeOf(list.path, [...others.slice(0, to), id, ...others.slice(to)], list.builtIn);
}

export function removeItem(list: ItemList, values: CopyValues, id: string): CopyChanges {
  const left = itemIds(list, values).filter((other) => other !== id);
  return changeOf(list.path, left, list.builtIn);
}

/** Adds an empty item at the end. `id` begins with `new-`. */
export function addItem(list: ItemList, values: CopyValues, id: string): CopyChanges {
  return { [list.path]: [...itemIds(list, values), id] };
}

export function hideItem({ path }: ItemList, id: string, isHidden: boolean): CopyChanges {
  return { [`${path}.${id}.hidden`]: isHidden ? true : null };
}

/** An id that no item has. */
export function newItemId(): string {
  return `new-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
