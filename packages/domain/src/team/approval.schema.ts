import { postRefSchema } from '../post/post.schema.ts';
import { rowId } from '../site/text.schema.ts';

/** Gives a post to an account; null: to none. */
export const postOwnerSchema = postRefSchema.extend({ ownerId: rowId.nullable() });
