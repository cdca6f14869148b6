/** Save progress of the editor. */
export type SaveProgress = {
  /** What is edited. */
  noun: 'post' | 'issue' | 'page';
  isSaving: boolean;
  /** The form has unsaved changes. */
  isChanged: boolean;
  /** The changes are stored in this browser. */
  isStored: boolean;
  /** Autosave applies. */
  isAutosaved: boolean;
  /** The server keeps the text as pending changes. */
  isPending: boolean;
  /** Failure of the last autosave. */
  trouble: Trouble | null;
  isNew: boolean;
};

/** `message`: the server's reason for refusing `form`. `trashed`: somebody has removed it. */
export type Trouble =
  | { kind: 'offline' }
  | { kind: 'overtaken' }
  | { kind: 'trashed' }
  | { kind: 'refused'; message: string; form: object };

/** Save state as a short text. */
export function saveState(progress: SaveProgress): string {
  const { noun, isSaving, isChanged, isStored, isAutosaved, isPending, trouble, isNew } = progress;
  if (isSaving) return 'Saving…';
  if (!isChanged) return isNew ? '' : isPending ? 'Saved as pending' : 'Saved';
  if (!isStored) return 'Not saved yet, and this device cannot keep it';
  if (trouble?.kind === 'offline') return 'Offline – kept on this device';
  if (trouble?.kind === 'overtaken' && noun === 'page') return 'Someone else saved this page – your text is kept here';
  if (trouble?.kind === 'overtaken') return `Someone else saved this ${noun} – save to see both`;
  if (trouble?.kind === 'trashed')
    return noun === 'post'
      ? 'This post is in the trash – save to restore it'
      : 'This issue was deleted – save to keep it as a new one';
  if (trouble?.kind === 'refused') return `Kept on this device, not saved: ${trouble.message}`;
  return isAutosaved ? 'Kept on this device, saved in a moment' : 'Not saved yet – kept on this device';
}
