import { expect, test } from 'vitest';
import { EMPTY_POST_FORM } from '../../features/post-editor/post-form.ts';
import type { SaveProgress } from './save-state.ts';
import { saveState } from './save-state.ts';

const SAVED: SaveProgress = {
  noun: 'post',
  isSaving: false,
  isChanged: false,
  isStored: true,
  isPending: false,
  isAutosaved: true,
  trouble: null,
  isNew: false,
};

test.each<[Partial<SaveProgress>, string]>([
  [{}, 'Saved'],
  [{ isNew: true }, ''],
  [{ isChanged: true, isSaving: true }, 'Saving…'],
  [{ isChanged: true }, 'Kept on this device, saved in a moment'],
  [{ isChanged: true, isAutosaved: false }, 'Not saved yet – kept on this device'],
  [{ isChanged: true, trouble: { kind: 'offline' } }, 'Offline – kept on this device'],
  [{ isChanged: true, trouble: { kind: 'overtaken' } }, 'Someone else saved this post – save to see both'],
  [
    { noun: 'page', isChanged: true, trouble: { kind: 'overtaken' } },
    'Someone else saved this page – your text is kept here',
  ],
  [{ isChanged: true, trouble: { kind: 'trashed' } }, 'This post is in the trash – save to restore it'],
  [
    { noun: 'issue', isChanged: true, trouble: { kind: 'trashed' } },
    'This issue was deleted – save to keep it as a new one',
  ],
  [
    { isChanged: true, trouble: { kind: 'refused', message: 'Too long.', form: EMPTY_POST_FORM } },
    'Kept on this device, not saved: Too long.',
  ],
  [{ isChanged: true, isStored: false, trouble: { kind: 'offline' } }, 'Not saved yet, and this device cannot keep it'],
])('%j is shown as %j', (change, words) => expect(saveState({ ...SAVED, ...change })).toBe(words));
