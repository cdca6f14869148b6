import type { PostForm } from '../post-form.ts';

/** What is known about the text and the server. */
export type SaveProgress = {
  isSaving: boolean;
  /** The editor holds something that the server does not have. */
  isChanged: boolean;
  /** This browser keeps it. */
  isKept: boolean;
  /** A draft goes to the server by itself. */
  isAutosaved: boolean;
  /** Why the last save that nobody asked for did not get through. */
  trouble: Trouble | null;
  isNew: boolean;
};

/** `message`: the server refused `form`, in its own words. */
export type Trouble =
  | { kind: 'offline' }
  | { kind: 'overtaken' }
  | { kind: 'refused'; message: string; form: PostForm };

/** Where the text is, in few words. */
export function saveState({ isSaving, isChanged, isKept, isAutosaved, trouble, isNew }: SaveProgress): string {
  if (isSaving) return 'Saving…';
  if (!isChanged) return isNew ? '' : 'Saved';
  if (!isKept) return 'Not saved yet, and this device cannot keep it';
  if (trouble?.kind === 'offline') return 'Offline – kept on this device';
  if (trouble?.kind === 'overtaken') return 'Somebody else saved this post – save to see both';
  if (trouble?.kind === 'refused') return `Kept on this device, not saved: ${trouble.message}`;
  return isAutosaved ? 'Kept on this device, saved in a moment' : 'Not saved yet – kept on this device';
}
