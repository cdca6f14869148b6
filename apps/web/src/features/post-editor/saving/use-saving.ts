import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage, isNetworkError } from '../../../lib/text/error-message.ts';
import type { Merge } from './merge-forms.ts';
import type { Trouble } from '../../../staff/saving/save-state.ts';
import type { ConflictOf, SentOf, StoredDocument, SubmissionOf, Trashed } from './send-merged.ts';

/** What is saved: a post or an issue. `Request` is the act wanted by a person, `Sent` the server's answer. */
export type SavingOptions<Form extends object, State extends StoredDocument<Form>, Request, Sent> = {
  initial: State;
  /** What it is called in messages. */
  noun: string;
  /** Sends one save; `request` is null for an autosave, `readForm` reads the editor's present content. */
  send: (
    submission: SubmissionOf<Form, State>,
    request: Request | null,
    readForm: () => Form,
  ) => Promise<Sent | ConflictOf<Form, State> | Trashed>;
  merge: (base: Form, mine: Form, theirs: Form) => Merge<Form>;
  /** Refetches what a requested save has changed elsewhere on the screen. */
  refresh: () => Promise<unknown>;
  /** Reads the current form. */
  readForm: () => Form;
  /**
   * The server has stored `submitted`. `next` replaces the form in the editor; null leaves it alone, because after an
   * autosave the server's trimming must not move what is being written.
   */
  onStored: (submitted: Form, next: Form | null) => void;
  /** Called after a requested save succeeded. `before` is the server's state at its start. */
  onSaved: (saved: Sent, before: State, request: Request) => void;
  onConflict: (conflict: ConflictOf<Form, State>, request: Request) => void;
  onTrashed: (request: Request) => void;
  /** A new document was created. */
  onCreated: (id: string) => void;
};

/** Maximum number of forms compared with the server's state. */
const UNANSWERED_MAX = 10;

/** Saves the form: one request at a time, each based on the result of the previous one. */
export function useSaving<
  Form extends object,
  State extends StoredDocument<Form>,
  Request,
  Sent extends SentOf<Form, State>,
>(options: SavingOptions<Form, State, Request, Sent>) {
  const { initial, noun, merge, refresh, readForm, onStored, onSaved, onConflict, onTrashed, onCreated } = options;
  const [stored, setStored] = useState(initial);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Mirrors `stored` for saves that run before the next render.
  const latest = useRef(stored);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  // `isPending` updates only after a render, too late for a double click.
  const isSending = useRef(false);
  const unanswered = useRef<readonly Form[]>([]);

  function remember(next: State) {
    latest.current = next;
    setStored(next);
    setTrouble(null);
  }
  async function send(form: Form, request: Request | null) {
    await lastSave.current;
    const isAutosave = request === null;
    const submission = { ...latest.current, form, isAutosave, unanswered: unanswered.current };
    unanswered.current = [...unanswered.current, form].slice(-UNANSWERED_MAX);
    const saved = await options.send(submission, request, readForm);
    if (!('submitted' in saved)) return saved;
    unanswered.current = [];
    const { submitted, next } = saved;
    const typedSince = merge(submitted, readForm(), next.base);
    // The other person also changed a field that was typed in meanwhile: the next save starts from the old version and asks.
    if (saved.isMerged && typedSince.conflicts.length > 0) return saved;
    const isCreated = latest.current.id === null;
    const staysAsTyped = isAutosave && !saved.isMerged;
    remember({ ...next, ...(staysAsTyped && { base: submitted }) });
    onStored(submitted, staysAsTyped ? null : typedSince.form);
    if (isCreated && next.id !== null) onCreated(next.id);
    return saved;
  }
  function sendInTurn(submitted: Form, request: Request | null) {
    const sent = send(submitted, request);
    lastSave.current = sent.catch(() => undefined);
    return sent;
  }
  function noteFailure(error: unknown, form: Form) {
    setTrouble(isNetworkError(error) ? { kind: 'offline' } : { kind: 'refused', message: errorMessage(error), form });
  }

  const asked = useMutation({
    networkMode: 'always', // report being offline instead of pausing
    meta: { failure: `Failed to ${stored.id === null ? 'create' : 'update'} ${noun}` },
    mutationFn: ({ form, request }: { form: Form; before: State; request: Request }) => sendInTurn(form, request),
    onSuccess: async (saved, { before, request }) => {
      if ('conflicts' in saved) return onConflict(saved, request);
      if ('isTrashed' in saved) return onTrashed(request);
      onSaved(saved, before, request);
      await refresh();
      return undefined;
    },
    onError: (error, { form }) => noteFailure(error, form),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const unasked = useMutation({
    networkMode: 'always',
    mutationFn: (form: Form) => sendInTurn(form, null),
    onSuccess: (saved) => {
      if ('conflicts' in saved) setTrouble({ kind: 'overtaken' });
      if ('isTrashed' in saved) setTrouble({ kind: 'trashed' });
    },
    onError: noteFailure,
  });

  return {
    stored,
    /** Current value, independent of the last render. */
    readStored: () => latest.current,
    remember,
    trouble,
    isSaving: asked.isPending,
    isAutosaving: unasked.isPending,
    save(form: Form, request: Request) {
      if (isSending.current) return;
      isSending.current = true;
      asked.mutate({ form, before: latest.current, request });
    },
    autosave: unasked.mutate,
  };
}
