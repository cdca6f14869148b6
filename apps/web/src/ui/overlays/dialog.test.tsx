import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
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

test('a form in a dialog is in no form around it, and sends only itself (issue 29)', async () => {
  const sent: string[] = [];
  const send = (name: string) => (event: SubmitEvent) => {
    event.preventDefault();
    sent.push(name);
  };
  render(
    <form onSubmit={send('outer')}>
      <Dialog open title="Question" onClose={() => undefined}>
        <form onSubmit={send('inner')}>
          <button type="submit">Save</button>
        </form>
      </Dialog>
    </form>,
  );
  expect(document.querySelector('form form')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual(['inner']);
});

test('a closed dialog leaves nothing in the page', () => {
  const { rerender } = render(<NameDialog open />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  rerender(<NameDialog open={false} />);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

function NameDialog({ open }: { open: boolean }) {
  return (
    <Dialog open={open} title="Question" onClose={() => undefined}>
      <input aria-label="Name" />
    </Dialog>
  );
}
