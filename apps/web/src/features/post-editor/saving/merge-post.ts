import type { PostForm, PostFormField } from '../post-form.ts';
import { POST_FORM_FIELDS } from '../post-form.ts';

/** Two people's changes to one post, put together field by field. */
export type Merge = {
  /** Each field as whoever changed it left it; where both did, as `mine` has it. */
  form: PostForm;
  /** The fields that both changed, each in their own way. */
  conflicts: PostFormField[];
};

/** Puts together what became of `base` in two places. */
export function mergePosts(base: PostForm, mine: PostForm, theirs: PostForm): Merge {
  const conflicts = POST_FORM_FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
  const untouched = POST_FORM_FIELDS.filter((field) => mine[field] === base[field]);
  return { form: takeFields(mine, theirs, untouched), conflicts };
}

/** `form` with the given fields as `theirs` has them. */
export function takeFields(form: PostForm, theirs: PostForm, fields: readonly PostFormField[]): PostForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}
