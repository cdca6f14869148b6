import { checkValues } from '@tideline/copy/editing/check-values';
import { applyChanges } from '@tideline/copy/editing/copy-values';
import { type DocumentId, sectionsOf } from '@tideline/copy/editing/documents';
import type { CopyChanges, CopyValues, PageDocument } from '@tideline/domain/page/page-document';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { readJson, writeItem } from '../../lib/session/web-storage.ts';
import { errorMessage, isConflict, isNetworkError } from '../../lib/text/error-message.ts';
import type { Trouble } from '../../staff/saving/save-state.ts';
import { useAutosave } from '../../staff/saving/use-autosave.ts';
import { changesBetween, savedValues, toEdited, toStored } from './page-values.ts';

/** Pause in typing before a draft is saved, in milliseconds. */
const REST_MS = 1500;

/** The draft of a page: kept in this browser until the server has it, and saved after a pause in typing. */
export function usePageDraft(id: DocumentId, page: PageDocument) {
  const sections = sectionsOf(id);
  const keptAt = `tideline:page-draft:${id}`;
  const { client } = trpc.useUtils();
  const [stored, setStored] = useState(() => toStored(page));
  const [values, setValues] = useState(() => applyChanges(toEdited(page), keptChanges(keptAt)));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // Mirrors the state for saves that start before the next render.
  const latest = useRef({ stored, values });
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const unsaved = changesBetween(stored.base, savedValues(sections, values));
  const isChanged = Object.keys(unsaved).length > 0;
  const faults = checkValues(sections, savedValues(sections, values));
  const kept = isChanged ? JSON.stringify(unsaved) : null;
  useEffect(() => writeItem('localStorage', keptAt, kept), [keptAt, kept]);

  function remember(next: Partial<typeof latest.current>) {
    latest.current = { ...latest.current, ...next };
    setStored(latest.current.stored);
    setValues(latest.current.values);
  }
  async function send(goesLiveAt?: string | null): Promise<void> {
    const { stored: before, values: typed } = latest.current;
    const after = savedValues(sections, typed);
    const isRebased = before.draft !== null && before.draft.baseVersion !== before.liveVersion;
    // What differs from a newer version is named, too: the server leaves a conflict in fields that are not.
    const changes = { ...(isRebased && changesBetween(before.live, after)), ...changesBetween(before.base, after) };
    if (Object.keys(changes).length === 0 && !isRebased && goesLiveAt === undefined) return;
    const { fields, ...draft } = await client.pages.keep.mutate({
      id,
      values: changes,
      expectedVersion: before.draft?.version ?? null,
      liveVersion: before.liveVersion,
      goesLiveAt,
      isAutosave: goesLiveAt === undefined && !before.draft?.goesLiveAt,
    });
    remember({ stored: { ...before, base: fields, draft } });
  }
  /** Saves what is typed, after any save in flight. Throws when it fails. */
  async function save(goesLiveAt?: string | null): Promise<void> {
    const { values: typed } = latest.current;
    const before = lastSave.current;
    setIsSaving(true);
    const sent = before.catch(() => undefined).then(() => send(goesLiveAt));
    lastSave.current = sent;
    try {
      await sent;
      setTrouble(null);
    } catch (error) {
      noteFailure(error, typed);
      throw error;
    } finally {
      if (lastSave.current === sent) setIsSaving(false);
    }
  }
  function noteFailure(error: unknown, form: CopyValues) {
    if (isConflict(error)) setTrouble({ kind: 'overtaken' });
    else if (isNetworkError(error)) setTrouble({ kind: 'offline' });
    else setTrouble({ kind: 'refused', message: errorMessage(error), form });
  }
  const isHeldBack = trouble?.kind === 'overtaken' || (trouble?.kind === 'refused' && trouble.form === values);
  const isScheduled = stored.draft?.goesLiveAt != null;
  useAutosave({
    form: values,
    isDue: isChanged && !isSaving && !isHeldBack && !isScheduled && faults.length === 0,
    hasFailed: trouble !== null,
    restMs: REST_MS,
    onSave: () => void save().catch(() => undefined), // `trouble` says so
  });

  return {
    sections,
    stored,
    values,
    faults,
    isChanged,
    save,
    noteFailure: (error: unknown) => noteFailure(error, latest.current.values),
    readStored: () => latest.current.stored,
    progress: {
      noun: 'page' as const,
      isSaving,
      isChanged,
      isStored: true,
      isAutosaved: !isScheduled,
      isPending: false,
      trouble: trouble ?? faultTrouble(faults[0]?.message, values),
      isNew: stored.draft === null,
    },
    change: (changes: CopyChanges) => remember({ values: applyChanges(latest.current.values, changes) }),
    /** Undo: shows earlier texts again. */
    replace: (before: CopyValues) => remember({ values: before }),
    /** Takes over what the server has now. Unsaved changes stay; returns those to fields that somebody else has changed too. */
    async load({ keepsUnsaved }: { keepsUnsaved: boolean }): Promise<string[]> {
      const now = await client.pages.byId.query({ id });
      const { stored: before, values: typed } = latest.current;
      const mine = keepsUnsaved ? changesBetween(before.base, savedValues(sections, typed)) : {};
      const theirs = changesBetween(before.base, toStored(now).base);
      remember({ stored: toStored(now), values: applyChanges(toEdited(now), mine) });
      setTrouble(null);
      return Object.keys(mine).filter((path) => Object.hasOwn(theirs, path));
    },
  };
}

export type PageDraft = ReturnType<typeof usePageDraft>;

function faultTrouble(message: string | undefined, form: CopyValues): Trouble | null {
  return message === undefined ? null : { kind: 'refused', message, form };
}

/** What this browser has kept of an earlier visit. */
function keptChanges(key: string): CopyChanges {
  const kept = readJson('localStorage', key);
  return typeof kept === 'object' && kept !== null ? (kept as CopyChanges) : {};
}
