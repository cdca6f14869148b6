/** Result of a three-way merge by field. */
export type Merge<Form> = {
  /** Each field from the side that changed it; from `mine` when both did. */
  form: Form;
  /** Fields that both sides changed differently. */
  conflicts: (keyof Form)[];
};

/** Three-way merge of two changes to `base`; conflicts are in the order of `fields`. */
export function mergeForms<Form extends object>(
  fields: readonly (keyof Form)[],
  base: Form,
  mine: Form,
  theirs: Form,
): Merge<Form> {
  const conflicts = fields.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
  const untouched = fields.filter((field) => mine[field] === base[field]);
  return { form: takeFields(mine, theirs, untouched), conflicts };
}

/** `form` with the given fields taken from `theirs`. */
export function takeFields<Form extends object>(form: Form, theirs: Form, fields: readonly (keyof Form)[]): Form {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}
