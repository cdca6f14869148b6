import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage, isNetworkError } from '../../../lib/text/error-message.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import type { EditorStart } from '../editor-start.ts';
import { mergePosts } from './merge-post.ts';
import type { PostForm } from '../post-form.ts';
import type { Trouble } from './save-state.ts';
import { sendAct, type SaveAct } from './save-act.ts';
import type { Conflict, Saved, SentPost } from './send-post.ts';
import type { Stored } from './stored-post.ts';

/** A save that a person asked for: where it goes, and whether the editor closes afterwards. */
export type SaveRequest = { act: SaveAct; isClosing: boolean };

export type SavingOptions = {
  start: EditorStart;
  timeZone: string;
  /** Reads the current form. */
  readForm: () => PostForm;
  /**
   * The server has stored `submitted`. `next` replaces the form in the editor; null leaves it alone, because after an
   * autosave the server's trimming must not move what is being written.
   */
  onStored: (submitted: PostForm, next: PostForm | null) => void;
  /** A requested save has succeeded. `before` is what the server had at its start. */
  onSaved: (saved: SentPost, before: Stored, request: SaveRequest) => void;
  onConflict: (conflict: Conflict, request: SaveRequest) => void;
  onTrashed: (request: SaveRequest) => void;
  /** A new post was created. */
  onCreated: (id: string) => void;
};

/** Saves the form: one request at a time, each based on the result of the previous one. */
export function useSaving(options: SavingOptions) {
  const { start, timeZone, readForm, onStored, onSaved, onConflict, onTrashed, onCreated } = options;
  const [stored, setStored] = useState<Stored>({
    id: start.postId,
    key: start.postKey,
    base: start.base,
    version: start.baseVersion,
    pending: start.pending,
  });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Mirrors `stored` for saves that run before the next render.
  const latest = useRef(stored);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  // `isPending` updates only after a render, too late for a double click.
  const isSending = useRef(false);
  const utils = trpc.useUtils();

  function remember(next: Stored) {
    latest.current = next;
    setStored(next);
    setTrouble(null);
  }
  async function send(form: PostForm, act: SaveAct, isAutosave: boolean): Promise<Saved> {
    await lastSave.current;
    const submission = { ...latest.current, form, isAutosave };
    const saved = await sendAct(act, utils.client.posts, submission, timeZone, readForm);
    if (!('submitted' in saved)) return saved;
    const { submitted, next } = saved;
    const typedSince = mergePosts(submitted, readForm(), next.base);
    // The other person also changed a field that was typed in meanwhile: the next save starts from the old version and asks.
    if (saved.isMerged && typedSince.conflicts.length > 0) return saved;
    const isCreated = latest.current.id === null;
    const staysAsTyped = isAutosave && !saved.isMerged;
    remember({ ...next, ...(staysAsTyped && { base: submitted }) });
    onStored(submitted, staysAsTyped ? null : typedSince.form);
    if (isCreated && next.id !== null) onCreated(next.id);
    return saved;
  }
  function sendInTurn(submitted: PostForm, act: SaveAct, isAutosave: boolean): Promise<Saved> {
    const sent = send(submitted, act, isAutosave);
    lastSave.current = sent.catch(() => undefined);
    return sent;
  }
  function noteFailure(error: unknown, form: PostForm) {
    setTrouble(isNetworkError(error) ? { kind: 'offline' } : { kind: 'refused', message: errorMessage(error), form });
  }

  const asked = useMutation({
    networkMode: 'always', // report being offline instead of pausing
    meta: { failure: stored.id === null ? 'Failed to create post' : 'Failed to update post' },
    mutationFn: ({ form, request }: { form: PostForm; before: Stored; request: SaveRequest }) =>
      sendInTurn(form, request.act, false),
    onSuccess: async (saved, { before, request }) => {
      if ('conflicts' in saved) return onConflict(saved, request);
      if ('isTrashed' in saved) return onTrashed(request);
      onSaved(saved, before, request);
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
      return undefined;
    },
    onError: (error, { form }) => noteFailure(error, form),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const unasked = useMutation({
    networkMode: 'always',
    mutationFn: (form: PostForm) => sendInTurn(form, { to: latest.current.pending ? 'pending' : 'live' }, true),
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
    save(form: PostForm, request: SaveRequest) {
      if (isSending.current) return;
      isSending.current = true;
      asked.mutate({ form, before: latest.current, request });
    },
    autosave: unasked.mutate,
  };
}
