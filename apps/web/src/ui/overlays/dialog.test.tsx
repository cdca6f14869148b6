import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

test.each(['cancel', 'close'] as const)('the %s of a dialog inside another does not close the outer one', (type) => {
  const onCloseOuter = vi.fn<() => void>();
  const onCloseInner = vi.fn<() => void>();
  render(
    <Dialog open title="Outer" onClose={onCloseOuter}>
      <Dialog open title="Inner" onClose={onCloseInner}>
        Text
      </Dialog>
    </Dialog>,
  );
  const inner = screen.getByRole('dialog', { name: 'Inner' });
  fireEvent(inner, new Event(type, { cancelable: true }));
  expect([onCloseInner.mock.calls.length, onCloseOuter.mock.calls.length]).toEqual([1, 0]);
});
