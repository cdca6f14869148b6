import type { PendingFields } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import type { EditorStart } from './editor-start.ts';
import { newDraftKey } from './editor-start.ts';
import { type PostForm, toPostForm } from './post-form.ts';
import { isFirstPublishing, isGoingPublic, missingParts } from './publishing/publish-checks.ts';
import { useSavedToast } from './publishing/use-saved-toast.ts';
import { useSendAlong } from './publishing/use-send-along.ts';
import { mergePosts } from './saving/merge-post.ts';
import { sendAct, type SaveAct } from './saving/save-act.ts';
import type { SentPost } from './saving/send-post.ts';
import { toStored, type Stored } from './saving/stored-post.ts';
import { isDirty } from './text-form.ts';
import { useDocument } from './use-document.ts';

/** A save requested by a person. */
export type SaveRequest = {
  act: SaveAct;
  /** Whether the editor then closes. */
  isClosing: boolean;
  /** How many readers of the newsletter get the post too; null or absent for none. */
  readers?: number | null;
};

/** The question before readers see a post. */
export type PublishQuestion = { missing: string[]; asksWhen: boolean; request: SaveRequest };

export type PostEditorOptions = {
  start: EditorStart;
  timeZone: string;
  /** Called when the post gets its first or another address; the editor stays open. */
  onAddress: (id: string) => void;
  /** Saved and to be closed. */
  onClose: () => void;
};

/** State of one editor: form, draft storage, saving and questions. */
export function usePostEditor({ start, timeZone, onAddress, onClose }: PostEditorOptions) {
  const utils = trpc.useUtils();
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  // The address of a new post is made from its title, so the post is not created while the title is being typed.
  const [isTitleSettled, setIsTitleSettled] = useState(start.postId !== null);
  const [failedPicture, setFailedPicture] = useState<string | null>(null);
  const [wasSavedHere, setWasSavedHere] = useState(false);
  const notedId = useRef(start.postId);
  // A draft with a changed title has another address. While the editor closes, that must not open it again.
  const isClosing = useRef(false);
  const tellSaved = useSavedToast(timeZone, takeRestored);
  const sendAlong = useSendAlong();
  const editor = useDocument<PostForm, Stored, SaveRequest, SentPost>({
    noun: 'post',
    initial: start.form,
    stored: {
      id: start.postId,
      key: start.postKey,
      base: start.base,
      version: start.baseVersion,
      pending: start.pending,
    },
    draftKey: start.draftKey,
    newDraftKey,
    toDraft: ({ id: postId, key: postKey, base, version: baseVersion, pending }, parts) => ({
      ...parts,
      postId,
      postKey,
      base,
      baseVersion,
      pending,
    }),
    merge: mergePosts,
    send(submission, request, readForm) {
      isClosing.current = request?.isClosing ?? false;
      const act = request?.act ?? { to: submission.pending ? 'pending' : 'live' };
      return sendAct(act, utils.client.posts, submission, timeZone, readForm);
    },
    refresh: () => Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]),
    // Text that visitors do not see is autosaved; a scheduled update could go live in the middle of a sentence.
    isAutosaved(form, { base, pending }) {
      const isUnseen = pending ? pending.goesLiveAt === null : base.status === 'draft';
      return isUnseen && form.status === base.status;
    },
    mayBeCreated: ({ title }) => isTitleSettled && title.trim() !== '',
    isPending: ({ pending }) => pending !== null,
    isAsking: question !== null,
    onSaved(saved, before, request) {
      setWasSavedHere(true);
      tellSaved(saved, before);
      if (saved.post && request.readers) void sendAlong(saved.post, request.readers);
      const isUnchanged = !isDirty(editor.read(), editor.readStored().base);
      isClosing.current = request.isClosing && isUnchanged;
      if (!editor.isOpen.current) return;
      if (isClosing.current) onClose();
      else if (saved.next.id !== null) noteAddress(saved.next.id);
    },
    onCreated: noteAddress,
  });
  const { read } = editor;
  const { id: currentId } = editor.stored;
  const followAddress = useEffectEvent(noteAddress);
  useEffect(() => {
    if (currentId !== null) followAddress(currentId);
  }, [currentId]);

  function noteAddress(id: string) {
    if (id === notedId.current || isClosing.current) return;
    notedId.current = id;
    onAddress(id);
  }

  /** Saves the form; with `isClosing`, then closes the editor. Asks before readers see the post for the first time. */
  function save(isClosing: boolean, act: SaveAct = { to: 'live' }) {
    if (editor.isSaving) return;
    const request = { isClosing, act };
    if (act.to === 'pending') return sendNow(request);
    const current = read();
    const missing = missingParts(current);
    // The server refuses a scheduled post without a date, so there is no need to ask first.
    const isRefused = current.status === 'scheduled' && current.publishDay === '';
    const asksWhen = isFirstPublishing(current, editor.readStored().base);
    if (isGoingPublic(current) && !isRefused && (asksWhen || missing.length > 0))
      setQuestion({ missing, asksWhen, request });
    else sendNow(request);
  }
  /** The act of the button for readers: publishes a draft after the dialog, else saves. */
  function publish() {
    if (editor.isSaving) return;
    const current = read();
    const isDraftNow = current.status === 'draft' && editor.readStored().base.status === 'draft';
    const request: SaveRequest = { isClosing: true, act: { to: 'live' } };
    if (isDraftNow) setQuestion({ missing: missingParts(current), asksWhen: true, request });
    else save(true);
  }
  function sendNow(request: SaveRequest) {
    setQuestion(null);
    editor.sendNow(request);
  }
  function closeQuestion() {
    setQuestion(null);
    editor.closeQuestion();
  }

  /** Called when an update was undone or a revision restored. */
  function takeRestored(post: Post) {
    if (editor.isOpen.current) void editor.take(toStored(post, timeZone));
  }
  /** Keeps the texts of a revision as pending changes. The present text is stored as a separate draft. */
  async function takeIntoPending(fields: PendingFields): Promise<void> {
    const { status, publishDay, publishTime, address } = read();
    const form = { ...toPostForm({ ...fields, status }, timeZone), publishDay, publishTime, address };
    await editor.replace(form);
    sendNow({ act: { to: 'pending' }, isClosing: false });
  }
  /** Called when the address was changed; the text stays. */
  function noteMoved({ id, version }: Post) {
    const before = editor.readStored();
    // Another version means that somebody else has saved too: the next save then merges.
    const isOnlyMoved = before.pending === null && version === before.version + 1;
    const base = { ...before.base, address: id };
    editor.remember({ ...before, id, base, version: isOnlyMoved ? version : before.version });
    editor.changeStored({ address: id });
  }

  return {
    ...editor,
    noteTitleFocus: (isFocused: boolean) => setIsTitleSettled(!isFocused),
    /** Image URL that failed to load. */
    failedPicture,
    noteFailedPicture: setFailedPicture,
    /** True until a new post is saved on request, even after autosaves. */
    isNew: start.postId === null && !wasSavedHere,
    save,
    publish,
    question,
    noteMoved,
    takeIntoPending,
    takeRestored,
    sendNow,
    closeQuestion,
  };
}
