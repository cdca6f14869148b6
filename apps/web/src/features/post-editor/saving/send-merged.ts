import { isConflict } from '../../../lib/text/error-message.ts';
import type { Merge } from './merge-forms.ts';

/** Last known state of a document on the server; an editor of posts knows more. */
export type StoredDocument<Form> = {
  /** Null: the document does not exist yet. */
  id: string | null;
  /** The text with which saves are compared. */
  base: Form;
  version: number;
};

/** One save: the form to send, and the state on which it is based. */
export type SubmissionOf<Form, State> = State & {
  form: Form;
  /** Sent without a person's request, which only unpublished text allows. */
  isAutosave: boolean;
  /** Earlier forms whose answers did not arrive: the server may have stored them. */
  unanswered?: readonly Form[] | undefined;
};

/**
 * Both people changed the same fields: `form` is the merge with these fields as in this editor, and the next save starts
 * from `next`.
 */
export type ConflictOf<Form, State> = { conflicts: (keyof Form)[]; form: Form; theirs: Form; next: State };

/** Somebody has removed the document. */
export type Trashed = { isTrashed: true };

/** The server's present state, and the form from which it was made. */
export type SentOf<Form, State> = { next: State; submitted: Form; isMerged: boolean };

/** The calls that save a document. */
export type DocumentCalls<Form, State, Answer> = {
  /** Saves `form` over `before`. @throws CONFLICT when the server has another version */
  update: (form: Form, before: State) => Promise<Answer & { next: State }>;
  read: () => Promise<State>;
  merge: (base: Form, mine: Form, theirs: Form) => Merge<Form>;
  /** Whether an autosave may be merged into this state. */
  mayAutosave: (state: State) => boolean;
};

/**
 * Saves changes of a document that exists. When the server has a newer version, merges the other person's fields with what
 * the editor holds by then and sends the result. A version that this editor sent itself is no other person's. Fields changed on both sides come back as a conflict; so does an autosave
 * of a state that may not be autosaved.
 */
export async function sendMerged<Form extends object, State extends StoredDocument<Form>, Answer>(
  submission: SubmissionOf<Form, State>,
  { update, read, merge, mayAutosave }: DocumentCalls<Form, State, Answer>,
  readForm: () => Form,
): Promise<(Answer & SentOf<Form, State>) | ConflictOf<Form, State>> {
  let submitted = submission.form;
  let form = submitted;
  let before: State = submission;
  let isMerged = false;
  for (;;) {
    try {
      const answer = await update(form, before);
      isMerged ||= answer.next.version > before.version + 1;
      return { ...answer, submitted, isMerged };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const next = await read();
    submitted = readForm();
    const isOwn = wasSent(submission.unanswered, next.base);
    const merged = merge(isOwn ? next.base : before.base, submitted, next.base);
    const mayNotAutosave = submission.isAutosave && !mayAutosave(next);
    if (merged.conflicts.length > 0 || mayNotAutosave) return { ...merged, theirs: next.base, next };
    ({ form } = merged);
    before = next;
    isMerged ||= !isOwn;
  }
}

/** Whether the server's text was sent from here, apart from white space that the server removes. */
export function wasSent<Form extends object>(unanswered: readonly Form[] = [], stored: Form): boolean {
  const textOf = (form: Form) =>
    JSON.stringify(form, (_name, value: unknown) => (typeof value === 'string' ? value.trim() : value));
  return unanswered.some((form) => textOf({ ...stored, ...form }) === textOf(stored));
}
