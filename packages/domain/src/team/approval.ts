/** The owner of a post, and whether the caller may change it. */
export type PostOwner = {
  /** Null when it is no account's. */
  owner: { id: string; name: string } | null;
  isEditable: boolean;
};

/** Longest note to a returned post, in characters. */
export const APPROVAL_NOTE_MAX_LENGTH = 2_000;

/** A post submitted for publication, which waits or was returned with a note. */
export type PostApproval = {
  postId: string;
  title: string;
  state: 'waiting' | 'returned';
  /** Whether it is about pending changes of a published post, not a draft. */
  isUpdate: boolean;
  /** Empty when the account is gone. */
  requestedBy: string;
  requestedAt: string;
  /** The version to approve: that of the present text. */
  version: string;
  /** Whether the text was changed after the request. */
  isChanged: boolean;
  /** Why it was returned; empty while it waits. */
  note: string;
  returnedBy: string;
  returnedAt: string | null;
};
