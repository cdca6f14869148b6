import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenEnd } from './unbroken-end.tsx';

test.each([
  ['Monday, November 30, 2026, 1:00 – 2:00 PM PST', '1:00 – 2:00 PM PST'],
  ['1:00 PM', '1:00 PM'],
  ['', ''],
])('of “%s”, “%s” stays on one line', (text, end) => {
  const { container } = render(<UnbrokenEnd text={text} />);
  expect([container.textContent, container.querySelector('span')?.textContent]).toEqual([text, end]);
});
