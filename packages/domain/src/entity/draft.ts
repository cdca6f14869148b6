/** Changes to something published that visitors do not see yet, without their texts. */
export type DraftSummary = {
  /** Replaced by each save; opaque. */
  version: string;
  /** Version of what is live on which the changes are based. */
  baseVersion: number;
  /** When the changes go live, ISO 8601 in UTC; null when staff decide. */
  goesLiveAt: string | null;
  /** Whether they were held back at their date, since the same fields had changed in what is live: staff decide. */
  isHeld: boolean;
  savedBy: string;
  savedAt: string;
};

/** The same with both texts. */
export type Draft<Fields extends object> = DraftSummary & {
  fields: Fields;
  /** The fields of what was live, on which the changes are based. */
  base: Fields;
};

/** The result of merging a draft into what is live. */
export type DraftMerge<Fields extends object> = {
  /** The fields that differ from what is live. A field that the draft no longer has is undefined. */
  changes: Partial<Fields>;
  /** Fields that were changed differently in what is live. */
  conflicts: (keyof Fields & string)[];
};

/** Three-way merge by field of a draft into what is live. In `changes`, the draft wins conflicts. */
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

/** Some fields are lists. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
