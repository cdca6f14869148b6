import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderStaff } from '../../testing/render-staff.tsx';
import { useSingleKeys, useSingleKeysChoice } from './single-keys.ts';

const handlers = { j: vi.fn<() => void>(), 'g c': vi.fn<() => void>() };

function Keys() {
  useSingleKeys(handlers);
  const { isOn, toggle } = useSingleKeysChoice();
  return (
    <>
      <input />
      <button type="button" onClick={toggle}>
        {isOn ? 'on' : 'off'}
      </button>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  handlers.j.mockClear();
  handlers['g c'].mockClear();
});

test('run a key, and a sequence of two', async () => {
  const { user } = await renderStaff(<Keys />);
  await user.keyboard('jgc');
  expect([handlers.j.mock.calls.length, handlers['g c'].mock.calls.length]).toEqual([1, 1]);
});

test('do nothing while something is typed, with Ctrl, or when they are turned off', async () => {
  const { user } = await renderStaff(<Keys />);
  await user.type(screen.getByRole('textbox'), 'jgc');
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  await user.click(screen.getByRole('button', { name: 'on' }));
  await user.keyboard('j');
  expect(handlers.j).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'off' }));
  await user.keyboard('j');
  expect(handlers.j).toHaveBeenCalledTimes(1);
});
