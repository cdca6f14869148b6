import { toArchiveSlug } from '@tideline/domain/post/archive';

/** A slug made from a name, with a number if it is taken. @param otherwise for a name without a letter or digit */
export function freeSlug(name: string, otherwise: string, taken: readonly string[]): string {
  const slug = toArchiveSlug(name) || otherwise;
  let free = slug;
  for (let number = 2; taken.includes(free); number += 1) free = `${slug}-${number}`;
  return free;
}
