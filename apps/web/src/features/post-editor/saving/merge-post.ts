import type { PostForm, PostFormField } from '../post-form.ts';
import { POST_FORM_FIELDS } from '../post-form.ts';

/** Result of a three-way merge by field. */
export type Merge = {
  /** Each field from the side that changed it; from `mine` when both did. */
  form: PostForm;
  /** Fields that both sides changed differently. */
  conflicts: PostFormField[];
};

/** Three-way merge of two changes to `base`. */
export function mergePosts(base: PostForm, mine: PostForm, theirs: PostForm): Merge {
  const conflicts = POST_FORM_FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
  const untouched = POST_FORM_FIELDS.filter((field) => mine[field] === base[field]);
  return { form: takeFields(mine, theirs, untouched), conflicts };
}

/** `form` with the given fields taken from `theirs`. */
export function takeFields(form: PostForm, theirs: PostForm, fields: readonly PostFormField[]): PostForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}
