import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Longer than the time in which the next tooltip opens at once.
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

function renderTooltip() {
  render(
    <Tooltip label="Switch to dark theme">
      <button type="button">Theme</button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Theme' });
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('opens 700 milliseconds after the pointer enters, and describes the control', () => {
  const button = renderTooltip();
  fireEvent.pointerOver(button);
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Switch to dark theme');
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test.each([
  ['leaving', (button: HTMLElement) => fireEvent.pointerOut(button)],
  ['a click', (button: HTMLElement) => fireEvent.click(button)],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['scrolling', () => fireEvent.scroll(window)],
])('closes on %s', (_, close) => {
  const button = renderTooltip();
  fireEvent.pointerOver(button);
  wait(700);
  expect(screen.getByRole('tooltip')).toBeTruthy();
  act(() => {
    close(button);
  });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('leaving before the delay opens nothing', () => {
  const button = renderTooltip();
  fireEvent.pointerOver(button);
  wait(500);
  fireEvent.pointerOut(button);
  wait(1000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
