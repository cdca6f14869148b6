import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useSingleKeys } from '../../../staff/keys/single-keys.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { useFocusMode } from './use-focus-mode.ts';

const isMarked = () => 'focusMode' in document.documentElement.dataset;

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  const focus = useFocusMode();
  useSingleKeys({ '?': () => setIsOpen(true) });
  return (
    <>
      <input aria-label="Title" />
      <button type="button" onClick={focus.enter}>
        Focus
      </button>
      {isOpen ? <KeyboardHelp onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

test('? opens the list of shortcuts, but not from a field', () => {
  render(<Screen />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).toMatch(/Ctrl\+S.*Save and stay here.*Ctrl\+B.*Bold/);
});

test('focus mode marks the page until Escape, and when the editor is left', () => {
  const { unmount } = render(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'Focus' }));
  expect(isMarked()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isMarked()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Focus' }));
  unmount();
  expect(isMarked()).toBe(false);
});
