import { useMutation } from '@tanstack/react-query';
import type { Post } from '@tideline/domain/post';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../trpc.ts';
import type { EditorStart } from './editor-start.ts';
import { mergePosts, takeFields } from './merge-post.ts';
import type { PostForm, PostFormField } from './post-form.ts';
import { isDirty, toPostForm } from './post-form.ts';
import { isGoingPublic, missingParts } from './publish-checks.ts';
import type { Saved } from './send-post.ts';
import { sendPost } from './send-post.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** What has to be decided before the save goes on. */
export type SaveQuestion =
  | { kind: 'missing'; parts: string[]; isClosing: boolean }
  | { kind: 'conflict'; conflicts: PostFormField[]; form: PostForm; theirs: Post; isClosing: boolean };

/** `base` is what the server had at `version`. */
type Save = { form: PostForm; base: PostForm; version: number; isClosing: boolean };

export type PostEditorOptions = {
  start: EditorStart;
  timeZone: string;
  /** A new post exists now, and the editor stays open on it. */
  onCreated: (id: string) => void;
  /** Saved, and meant to be left. */
  onClose: () => void;
};

/** The text of one editor, and its way to the server. */
export function usePostEditor({ start, timeZone, onCreated, onClose }: PostEditorOptions) {
  const [form, setForm] = useState(start.form);
  const [stored, setStored] = useState({ id: start.postId, base: start.base, version: start.baseVersion });
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const latestForm = useRef(form);
  // The mutation says that it is pending only a moment later: too late for the second half of a double click.
  const isSending = useRef(false);
  const utils = trpc.useUtils();
  const isChanged = isDirty(form, stored.base);
  const kept = useKeptDraft({
    key: start.draftKey,
    postId: stored.id,
    form,
    base: stored.base,
    baseVersion: stored.version,
  });
  useEffect(() => {
    latestForm.current = form;
  }, [form]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  function send({ form: submitted, base, version }: Save): Promise<Saved> {
    return sendPost(utils.client.posts, { id: stored.id, form: submitted, base, version }, timeZone);
  }

  const saving = useMutation({
    networkMode: 'always', // offline is a failure to be told, not a reason to wait in silence
    meta: { failure: stored.id === null ? 'Failed to create post' : 'Failed to update post' },
    mutationFn: send,
    onSuccess: async (saved, { form: submitted, isClosing }) => {
      if ('conflicts' in saved) return setQuestion({ kind: 'conflict', ...saved, isClosing });
      const { post } = saved;
      const savedForm = toPostForm(post, timeZone);
      const hasTypedOn = isDirty(latestForm.current, submitted);
      setForm(mergePosts(submitted, latestForm.current, savedForm).form);
      setStored({ id: post.id, base: savedForm, version: post.version });
      if (!hasTypedOn) kept.forget();
      if (isClosing && !hasTypedOn) onClose();
      else if (stored.id === null) onCreated(post.id);
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
      return undefined;
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  function startSaving(save: Save) {
    if (isSending.current) return;
    isSending.current = true;
    saving.mutate(save);
  }

  /** Sends the text; with `isClosing`, the editor is left when the server has it. */
  function save(isClosing: boolean) {
    if (saving.isPending) return;
    const parts = missingParts(form);
    if (isGoingPublic(form) && parts.length > 0) setQuestion({ kind: 'missing', parts, isClosing });
    else sendNow(isClosing);
  }
  function sendNow(isClosing: boolean) {
    setQuestion(null);
    startSaving({ form, base: stored.base, version: stored.version, isClosing });
  }

  /** The decision on a conflict: these fields as the other person saved them, the others as they are here. */
  function settleConflict(
    { form: merged, theirs, isClosing }: SaveQuestion & { kind: 'conflict' },
    taken: PostFormField[],
  ) {
    const theirForm = toPostForm(theirs, timeZone);
    const decided = takeFields(merged, theirForm, taken);
    setForm(decided);
    setStored({ id: theirs.id, base: theirForm, version: theirs.version });
    setQuestion(null);
    startSaving({ form: decided, base: theirForm, version: theirs.version, isClosing });
  }

  return {
    form,
    postId: stored.id,
    change: (changes: Partial<PostForm>) => setForm((current) => ({ ...current, ...changes })),
    isChanged,
    isKept: kept.isKept,
    isSaving: saving.isPending,
    save,
    question,
    settleConflict,
    /** Publishes in spite of what is missing. */
    publishAnyway: sendNow,
    closeQuestion: () => setQuestion(null),
  };
}
