import { useCallback, useEffect, useRef, useState } from 'react';
import { browserDrafts } from './drafts/browser-drafts.ts';
import type { AnyDraft } from './drafts/draft-storage.ts';
import { useStoredDraft } from './drafts/use-stored-draft.ts';
import { takeFields } from './saving/merge-forms.ts';
import type { SaveProgress } from '../../staff/saving/save-state.ts';
import type { ConflictOf, SentOf, StoredDocument } from './saving/send-merged.ts';
import { useAutosave } from '../../staff/saving/use-autosave.ts';
import { useSaving, type SavingOptions } from './saving/use-saving.ts';
import { isDirty, type TextForm } from './text-form.ts';
import { useEditorForm } from './use-editor-form.ts';

/** Conflicting changes, and the save that found them. */
export type ConflictQuestion<Form, State, Request> = { request: Request } & ConflictOf<Form, State>;

/** What a draft of any document has. */
export type DraftParts<Form> = { key: string; form: Form; savedAt: string };

export type DocumentOptions<Form extends TextForm, State extends StoredDocument<Form>, Request, Sent> = Pick<
  SavingOptions<Form, State, Request, Sent>,
  'send' | 'merge' | 'refresh' | 'onSaved' | 'onCreated'
> & {
  noun: SaveProgress['noun'];
  /** The initial form; it differs from `stored` if unsaved text was restored. */
  initial: Form;
  stored: State;
  /** Storage key of its unsaved text. */
  draftKey: string;
  newDraftKey: (id: string | null) => string;
  toDraft: (stored: State, parts: DraftParts<Form>) => AnyDraft;
  /** Whether changes of this form are autosaved. */
  isAutosaved: (form: Form, stored: State) => boolean;
  /** Whether a new document may be created without a person's request. */
  mayBeCreated: (form: Form) => boolean;
  /** Whether the server stores pending changes instead of the document. */
  isPending: (stored: State) => boolean;
  /** Whether a question of the screen is open; nothing is saved meanwhile. */
  isAsking: boolean;
};

/** The text of one editor: stored in this browser until the server has it, saved, and merged with saves of others. */
export function useDocument<
  Form extends TextForm,
  State extends StoredDocument<Form>,
  Request,
  Sent extends SentOf<Form, State>,
>(options: DocumentOptions<Form, State, Request, Sent>) {
  const { noun, initial, draftKey, newDraftKey, toDraft, send, merge, refresh, onSaved, onCreated } = options;
  const text = useEditorForm(initial);
  const { form, read } = text;
  const [conflict, setConflict] = useState<ConflictQuestion<Form, State, Request> | null>(null);
  const [trashed, setTrashed] = useState<{ request: Request } | null>(null);
  // A save that finishes after the editor was closed must not navigate.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const saving = useSaving<Form, State, Request, Sent>({
    initial: options.stored,
    noun,
    send,
    merge,
    refresh,
    readForm: read,
    onStored,
    onSaved,
    onCreated(id) {
      if (isOpen.current) onCreated(id);
    },
    onConflict: (found, request) => setConflict({ ...found, request }),
    onTrashed: (request) => setTrashed({ request }),
  });
  const { stored, trouble } = saving;
  const isChanged = isDirty(form, stored.base);
  const draft = useStoredDraft({ key: draftKey, readDraft: () => unsavedDraft(draftKey) });

  const { noteTyping: followTyping } = text;
  const { noteTyping: storeTyping } = draft;
  const noteTyping = useCallback(() => {
    followTyping();
    storeTyping();
  }, [followTyping, storeTyping]);

  const isBusy = saving.isSaving || saving.isAutosaving || conflict !== null || trashed !== null || options.isAsking;
  const isHeldBack =
    trouble?.kind === 'overtaken' ||
    trouble?.kind === 'trashed' ||
    (trouble?.kind === 'refused' && trouble.form === form);
  const canBeCreated = stored.id !== null || options.mayBeCreated(form);
  const isAutosaved = options.isAutosaved(form, stored) && canBeCreated;
  useAutosave({
    form,
    isDue: isChanged && isAutosaved && !isBusy && !isHeldBack,
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

  function onStored(submitted: Form, next: Form | null) {
    const typed = read();
    if (next !== null) text.replace(next);
    if (isDirty(typed, submitted)) draft.noteTyping();
    else draft.forget();
  }
  /** The text of the editor as a draft; null when it equals `base`. */
  function unsavedDraft(key: string, base = saving.readStored().base): AnyDraft | null {
    const typed = read();
    const parts = { key, form: typed, savedAt: new Date().toISOString() };
    return isDirty(typed, base) ? toDraft({ ...saving.readStored(), base }, parts) : null;
  }
  /** Stores unsaved text as a separate draft. */
  async function storeAside(base?: Form): Promise<void> {
    const left = unsavedDraft(newDraftKey(saving.readStored().id), base);
    if (left) await browserDrafts.write(left);
  }
  function sendNow(request: Request) {
    closeQuestion();
    saving.save(read(), request);
  }
  function closeQuestion() {
    setConflict(null);
    setTrashed(null);
  }
  /** Resolves a conflict: `taken` fields from the other person, the rest from here. */
  function settleConflict(
    { form: merged, theirs, next, request }: ConflictQuestion<Form, State, Request>,
    taken: (keyof Form)[],
  ) {
    const decided = takeFields(merged, theirs, taken);
    text.replace(decided);
    saving.remember(next);
    setConflict(null);
    saving.save(decided, request);
  }
  /** Loads another state of the document. Unsaved text is stored as a separate draft. */
  async function take(now: State): Promise<void> {
    await storeAside();
    text.replace(now.base);
    saving.remember(now);
    draft.forget();
  }
  /** Replaces the text, unsaved. The present text is stored as a separate draft, based on the new one. */
  async function replace(form: Form): Promise<void> {
    await storeAside(form);
    text.replace(form);
    draft.noteTyping();
  }
  /** Discards unsaved text, because the document was deleted on purpose. */
  function drop() {
    text.replace(saving.readStored().base);
    draft.forget();
  }
  function change(changes: Partial<Omit<Form, 'content'>>) {
    text.change(changes);
    draft.noteTyping();
  }
  const progress: SaveProgress = {
    noun,
    isSaving: saving.isSaving || saving.isAutosaving,
    isChanged,
    isStored: draft.isStored,
    isAutosaved,
    isPending: options.isPending(stored),
    trouble,
    isNew: stored.id === null,
  };

  return {
    form,
    read,
    change,
    /** Changes fields without storing a draft: the server has them already. */
    changeStored: text.change,
    contentField: text.contentField,
    noteTyping,
    isOpen,
    stored,
    readStored: saving.readStored,
    remember: saving.remember,
    progress,
    isSaving: saving.isSaving,
    /** Saves after any question was answered. */
    sendNow,
    conflict,
    settleConflict,
    trashed,
    take,
    replace,
    drop,
    closeQuestion,
  };
}
