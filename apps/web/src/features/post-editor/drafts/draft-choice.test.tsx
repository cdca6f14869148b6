import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { DraftChoice } from './draft-choice.tsx';
import type { Draft } from './draft-storage.ts';

function buildDraft(key: string, title: string): Draft {
  const form = { ...EMPTY_POST_FORM, title, content: 'one two three' };
  return {
    key,
    postId: null,
    postKey: null,
    form,
    base: EMPTY_POST_FORM,
    baseVersion: 0,
    pending: null,
    savedAt: '2026-01-01T00:00:00.000Z',
  };
}

test('each stored text is restored or discarded by its own buttons', async () => {
  const [first, second] = [buildDraft('a', 'Low tide'), buildDraft('b', '  ')];
  const acts = { onRestore: vi.fn<() => void>(), onDiscard: vi.fn<() => void>(), onSkip: vi.fn<() => void>() };
  const { user } = await renderStaff(<DraftChoice drafts={[first, second]} {...acts} />);
  const [low, untitled] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(untitled?.getByText('Untitled')).toBeTruthy();
  expect(low?.getByText(/^3 words/)).toBeTruthy();
  await user.click(untitled?.getByRole('button', { name: 'Discard' }) as HTMLElement);
  expect(acts.onDiscard).toHaveBeenCalledExactlyOnceWith(second);
  await user.click(low?.getByRole('button', { name: 'Restore' }) as HTMLElement);
  expect(acts.onRestore).toHaveBeenCalledExactlyOnceWith(first);
  expect(acts.onSkip).not.toHaveBeenCalled();
});
