import type { PostForm } from '../post-form.ts';
import { POST_FORM_FIELDS } from '../post-form.ts';
import { type Merge, mergeForms } from './merge-forms.ts';

/** Three-way merge of two changes to a post. */
export function mergePosts(base: PostForm, mine: PostForm, theirs: PostForm): Merge<PostForm> {
  return mergeForms(POST_FORM_FIELDS, base, mine, theirs);
}
