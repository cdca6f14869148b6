/** Whose a post is, and whether the caller may change it. */
export type PostOwner = {
  /** Null when it is no account's. */
  owner: { id: string; name: string } | null;
  isEditable: boolean;
};

/** Longest note with which a post is sent back, in characters. */
export const APPROVAL_NOTE_MAX_LENGTH = 2_000;

/** A post whose author asks for publication: it waits, or was returned with a note. */
export type PostApproval = {
  postId: string;
  title: string;
  state: 'waiting' | 'returned';
  /** Pending changes of a published post, not a draft. */
  isUpdate: boolean;
  /** Empty when the account is gone. */
  requestedBy: string;
  requestedAt: string;
  /** What an approval is for: the text as it is now. */
  version: string;
  /** The text was changed after the request. */
  isChanged: boolean;
  /** Why it was returned; empty while it waits. */
  note: string;
  returnedBy: string;
  returnedAt: string | null;
};
