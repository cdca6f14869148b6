import type { Post } from '@tideline/domain/post/post';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserDrafts } from './drafts/browser-drafts.ts';
import type { EditorStart } from './editor-start.ts';
import { newDraftKey } from './editor-start.ts';
import { takeFields } from './saving/merge-post.ts';
import type { PostForm, PostFormField } from './post-form.ts';
import { isDirty } from './post-form.ts';
import type { SaveAct } from './saving/save-act.ts';
import { isFirstPublishing, isGoingPublic, missingParts } from './publishing/publish-checks.ts';
import type { Conflict } from './saving/send-post.ts';
import { useAutosave } from './saving/use-autosave.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useStoredDraft } from './drafts/use-stored-draft.ts';
import { toStored, type Stored } from './saving/stored-post.ts';
import { useSaving, type SaveRequest } from './saving/use-saving.ts';
import { useSavedToast } from './publishing/use-saved-toast.ts';

/** A question that blocks the save. */
export type SaveQuestion =
  | { kind: 'publish'; missing: string[]; asksWhen: boolean; request: SaveRequest }
  | { kind: 'trashed'; request: SaveRequest }
  | ({ kind: 'conflict'; request: SaveRequest } & Conflict);

export type PostEditorOptions = {
  start: EditorStart;
  timeZone: string;
  /** A new post was created; the editor stays open. */
  onCreated: (id: string) => void;
  /** Saved and to be closed. */
  onClose: () => void;
};

/** State of one editor: form, draft storage, saving and questions. */
export function usePostEditor({ start, timeZone, onCreated, onClose }: PostEditorOptions) {
  const text = useEditorForm(start.form);
  const { form, read } = text;
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  // The address of a new post is made from its title, so the post is not created while the title is being typed.
  const [isTitleSettled, setIsTitleSettled] = useState(start.postId !== null);
  const [failedPicture, setFailedPicture] = useState<string | null>(null);
  const tellSaved = useSavedToast(timeZone, (post) => {
    if (isOpen.current) void take(toStored(post, timeZone));
  });
  const [wasSavedHere, setWasSavedHere] = useState(false);
  // A save that finishes after the editor was closed must not navigate.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const saving = useSaving({
    start,
    timeZone,
    readForm: read,
    onStored,
    onSaved(saved, before, request) {
      setWasSavedHere(true);
      tellSaved(saved, before);
      if (request.isClosing && isOpen.current && !isDirty(read(), saving.readStored().base)) onClose();
    },
    onCreated(id) {
      if (isOpen.current) onCreated(id);
    },
    onConflict(conflict, request) {
      setQuestion({ kind: 'conflict', ...conflict, request });
    },
    onTrashed(request) {
      setQuestion({ kind: 'trashed', request });
    },
  });
  const { stored, trouble } = saving;
  const isChanged = isDirty(form, stored.base);
  // What visitors do not see is saved by itself; a scheduled update could go live in the middle of a sentence.
  const isUnseen = stored.pending ? stored.pending.goesLiveAt === null : stored.base.status === 'draft';
  const isAutosaved = isUnseen && form.status === stored.base.status;
  const draft = useStoredDraft({
    key: start.draftKey,
    postId: stored.id,
    postKey: stored.key,
    readForm: read,
    base: stored.base,
    baseVersion: stored.version,
    pending: stored.pending,
  });

  const { noteTyping: followTyping } = text;
  const { noteTyping: storeTyping } = draft;
  const noteTyping = useCallback(() => {
    followTyping();
    storeTyping();
  }, [followTyping, storeTyping]);

  const isBusy = saving.isSaving || saving.isAutosaving || question !== null;
  const isHeldBack =
    trouble?.kind === 'overtaken' ||
    trouble?.kind === 'trashed' ||
    (trouble?.kind === 'refused' && trouble.form === form);
  const canBeCreated = stored.id !== null || (isTitleSettled && form.title.trim() !== '');
  useAutosave({
    form,
    isDue: isChanged && isAutosaved && canBeCreated && !isBusy && !isHeldBack,
    hasFailed: trouble !== null,
    // The current text, which can be ahead of `form`.
    onSave: () => saving.autosave(read()),
  });
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  function onStored(submitted: PostForm, next: PostForm | null) {
    const typed = read();
    if (next !== null) text.replace(next);
    if (isDirty(typed, submitted)) draft.noteTyping();
    else draft.forget();
  }

  /** Saves the form as it is; with `isClosing`, closes the editor afterwards. Asks before readers see it for the first time. */
  function save(isClosing: boolean, act: SaveAct = { to: 'live' }) {
    if (saving.isSaving) return;
    const request = { isClosing, act };
    if (act.to === 'pending') return sendNow(request);
    const current = read();
    const missing = missingParts(current);
    // Without a date the server refuses a scheduled post: no reason to ask before that.
    const isRefused = current.status === 'scheduled' && current.publishDay === '';
    const asksWhen = isFirstPublishing(current, saving.readStored().base);
    if (isGoingPublic(current) && !isRefused && (asksWhen || missing.length > 0))
      setQuestion({ kind: 'publish', missing, asksWhen, request });
    else sendNow(request);
  }
  /** What the button for readers does: publishes a draft after the dialog, else saves. */
  function publish() {
    if (saving.isSaving) return;
    const current = read();
    const isDraftNow = current.status === 'draft' && saving.readStored().base.status === 'draft';
    const request: SaveRequest = { isClosing: true, act: { to: 'live' } };
    if (isDraftNow) setQuestion({ kind: 'publish', missing: missingParts(current), asksWhen: true, request });
    else save(true);
  }
  function sendNow(request: SaveRequest) {
    setQuestion(null);
    saving.save(read(), request);
  }

  /** Resolves a conflict: `taken` fields from the other person, the rest from here. */
  function settleConflict(
    { form: merged, theirs, next, request }: SaveQuestion & { kind: 'conflict' },
    taken: PostFormField[],
  ) {
    const decided = takeFields(merged, theirs, taken);
    text.replace(decided);
    saving.remember(next);
    setQuestion(null);
    saving.save(decided, request);
  }

  /** Loads another state of the post. Unsaved text is stored as a draft of its own. */
  async function take(now: Stored): Promise<void> {
    const typed = read();
    const { id: postId, key: postKey, base, version: baseVersion, pending } = saving.readStored();
    if (isDirty(typed, base)) {
      const savedAt = new Date().toISOString();
      const draft = { postId, postKey, form: typed, base, baseVersion, pending, savedAt };
      await browserDrafts.write({ key: newDraftKey(postId), ...draft });
    }
    text.replace(now.base);
    saving.remember(now);
    draft.forget();
  }

  function change(changes: Partial<Omit<PostForm, 'content'>>) {
    text.change(changes);
    draft.noteTyping();
  }

  /** The address of the post was changed; the text stays as it is. */
  function noteMoved({ id, version }: Post) {
    const before = saving.readStored();
    // Another version means that somebody else has saved, too: the next save then merges.
    const isOnlyMoved = before.pending === null && version === before.version + 1;
    const base = { ...before.base, address: id };
    saving.remember({ ...before, id, base, version: isOnlyMoved ? version : before.version });
    text.change({ address: id });
  }

  return {
    form,
    read,
    change,
    contentField: text.contentField,
    noteTyping,
    noteTitleFocus: (isFocused: boolean) => setIsTitleSettled(!isFocused),
    /** Image URL that failed to load. */
    failedPicture,
    noteFailedPicture: setFailedPicture,
    stored,
    /** True until a new post is saved on request, even after autosaves. */
    isNew: start.postId === null && !wasSavedHere,
    progress: {
      isSaving: saving.isSaving || saving.isAutosaving,
      isChanged,
      isStored: draft.isStored,
      isAutosaved: isAutosaved && canBeCreated,
      isPending: stored.pending !== null,
      trouble,
      isNew: stored.id === null,
    },
    isSaving: saving.isSaving,
    save,
    publish,
    question,
    settleConflict,
    take,
    noteMoved,
    takeRestored: (post: Post) => take(toStored(post, timeZone)),
    /** Saves after the question was answered. */
    sendNow,
    closeQuestion: () => setQuestion(null),
  };
}
