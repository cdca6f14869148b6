/** The newest public posts whose links are checked. */
export const LINKED_POSTS_MAX = 200;
/** Rows that staff see. */
export const DEAD_LINKS_SHOWN = 50;

/** A link of a public post to a page of this site that visitors do not find. */
export type DeadLink = {
  /** Source: `toRedirectPath`. */
  path: string;
  /** The id of the post. */
  postId: string;
  postTitle: string;
};
