import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { BulkBar, type BulkResult } from './bulk-bar.tsx';

async function renderBar(count: number, result: BulkResult | null) {
  const onClear = vi.fn<() => void>();
  const bar = (
    <BulkBar count={count} nouns={['post', 'posts']} onClear={onClear} result={result}>
      <button type="button">Publish</button>
    </BulkBar>
  );
  return { ...(await renderStaff(bar)), onClear };
}

const RESULT: BulkResult = {
  words: '3 posts published.',
  isUndoing: false,
  onUndo: vi.fn<() => void>(),
  onDismiss: vi.fn<() => void>(),
};

test('counts the selected rows, and offers the acts and a way to select none', async () => {
  const { user, onClear } = await renderBar(2, RESULT);
  const bar = screen.getByText('2 posts selected');
  expect([...bar.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Publish',
    'Clear selection',
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('with nothing selected, it says what the last act did, with Undo', async () => {
  const { user } = await renderBar(0, RESULT);
  expect(screen.getByText('3 posts published.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(RESULT.onUndo).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(RESULT.onDismiss).toHaveBeenCalledOnce();
});

test('is not there without a selection or a result', async () => {
  await renderBar(0, null);
  expect(document.querySelector('output')).toBeNull();
});
