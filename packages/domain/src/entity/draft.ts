/** Unpublished changes to published content, without their texts. */
export type DraftSummary = {
  /** Replaced by each save; opaque. */
  version: string;
  /** Version of the published state on which the changes are based. */
  baseVersion: number;
  /** When the changes go live, ISO 8601 in UTC; null when staff decide. */
  goesLiveAt: string | null;
  /** Whether publication was held back because the same fields had changed in the published state: staff decide. */
  isHeld: boolean;
  savedBy: string;
  savedAt: string;
};

/** The same with both texts. */
export type Draft<Fields extends object> = DraftSummary & {
  fields: Fields;
  /** The published fields on which the changes are based. */
  base: Fields;
};

/** The result of merging a draft into the published state. */
export type DraftMerge<Fields extends object> = {
  /** Fields that differ from the published state. Undefined: the draft removed the field. */
  changes: Partial<Fields>;
  /** Fields that the published state changed differently. */
  conflicts: (keyof Fields & string)[];
};

/** Three-way merge of a draft into the published state, by field. In `changes`, the draft wins conflicts. */
export function mergeDraft<Fields extends object>(
  { base, fields }: Pick<Draft<Fields>, 'base' | 'fields'>,
  live: Fields,
): DraftMerge<Fields> {
  const names = Object.keys({ ...base, ...fields }) as (keyof Fields & string)[];
  const changed = names.filter((name) => !isSame(fields[name], base[name]) && !isSame(fields[name], live[name]));
  return {
    changes: Object.fromEntries(changed.map((name) => [name, fields[name]])) as Partial<Fields>,
    conflicts: changed.filter((name) => !isSame(live[name], base[name])),
  };
}

/**
 * A draft on a newer published state: fields that the draft leaves alone are those published since. A field that both changed
 * differently stays a conflict, unless the draft is saved with a decision on it.
 * @param isDecided whether the save names the field
 */
export function rebaseDraft<Fields extends object>(
  draft: Pick<Draft<Fields>, 'base' | 'fields'>,
  live: Fields,
  isDecided: (name: string) => boolean,
): Pick<Draft<Fields>, 'base' | 'fields'> & { isInConflict: boolean } {
  const { changes, conflicts } = mergeDraft(draft, live);
  const undecided = conflicts.filter((name) => !isDecided(name));
  const kept = Object.fromEntries(undecided.map((name) => [name, draft.base[name]]));
  return { fields: { ...live, ...changes }, base: { ...live, ...kept }, isInConflict: undecided.length > 0 };
}

/** Some fields are lists. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
