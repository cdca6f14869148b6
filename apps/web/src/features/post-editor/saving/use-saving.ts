import { useMutation } from '@tanstack/react-query';
import type { Post } from '@tideline/domain/post/post';
import { useRef, useState } from 'react';
import { errorMessage, isNetworkError } from '../../../lib/text/error-message.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import type { EditorStart } from '../editor-start.ts';
import { mergePosts } from './merge-post.ts';
import type { PostForm } from '../post-form.ts';
import { toPostForm } from '../post-form.ts';
import type { Trouble } from './save-state.ts';
import type { Conflict, Saved } from './send-post.ts';
import { sendPost } from './send-post.ts';

/** Last known state on the server. `id` is null before the post exists. */
export type Stored = { id: string | null; base: PostForm; version: number };

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
  onSaved: (post: Post, before: Stored, isClosing: boolean) => void;
  onConflict: (conflict: Conflict, isClosing: boolean) => void;
  onTrashed: (isClosing: boolean) => void;
  /** A new post was created. */
  onCreated: (id: string) => void;
};

/** Saves the form: one request at a time, each based on the result of the previous one. */
export function useSaving(options: SavingOptions) {
  const { start, timeZone, readForm, onStored, onSaved, onConflict, onTrashed, onCreated } = options;
  const [stored, setStored] = useState<Stored>({ id: start.postId, base: start.base, version: start.baseVersion });
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
  async function send(form: PostForm, isAutosave: boolean): Promise<Saved> {
    await lastSave.current;
    const saved = await sendPost(utils.client.posts, { ...latest.current, form, isAutosave }, timeZone, readForm);
    if (!('post' in saved)) return saved;
    const { submitted } = saved;
    const next = toStored(saved.post, timeZone);
    const typedSince = mergePosts(submitted, readForm(), next.base);
    // The other person also changed a field that was typed in meanwhile: the next save starts from the old version and asks.
    if (saved.isMerged && typedSince.conflicts.length > 0) return saved;
    const isCreated = latest.current.id === null;
    const staysAsTyped = isAutosave && !saved.isMerged;
    remember({ ...next, ...(staysAsTyped && { base: submitted }) });
    onStored(submitted, staysAsTyped ? null : typedSince.form);
    if (isCreated) onCreated(saved.post.id);
    return saved;
  }
  function sendInTurn(submitted: PostForm, isAutosave: boolean): Promise<Saved> {
    const sent = send(submitted, isAutosave);
    lastSave.current = sent.catch(() => undefined);
    return sent;
  }
  function noteFailure(error: unknown, form: PostForm) {
    setTrouble(isNetworkError(error) ? { kind: 'offline' } : { kind: 'refused', message: errorMessage(error), form });
  }

  const asked = useMutation({
    networkMode: 'always', // report being offline instead of pausing
    meta: { failure: stored.id === null ? 'Failed to create post' : 'Failed to update post' },
    mutationFn: ({ form }: { form: PostForm; before: Stored; isClosing: boolean }) => sendInTurn(form, false),
    onSuccess: async (saved, { before, isClosing }) => {
      if ('conflicts' in saved) return onConflict(saved, isClosing);
      if ('isTrashed' in saved) return onTrashed(isClosing);
      onSaved(saved.post, before, isClosing);
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
    mutationFn: (form: PostForm) => sendInTurn(form, true),
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
    save(form: PostForm, isClosing: boolean) {
      if (isSending.current) return;
      isSending.current = true;
      asked.mutate({ form, before: latest.current, isClosing });
    },
    autosave: unasked.mutate,
  };
}

/** Converts a stored post to the editor's state. */
export function toStored(post: Post, timeZone: string): Stored {
  return { id: post.id, base: toPostForm(post, timeZone), version: post.version };
}
