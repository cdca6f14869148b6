/** Whose a post is, and whether the caller may change it. */
export type PostOwner = {
  /** Null when it is no account's. */
  owner: { id: string; name: string } | null;
  isEditable: boolean;
};
