import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ContentField } from './content-field.tsx';

async function renderField(initial: string) {
  const onTyped = vi.fn<() => void>();
  const field = createRef<HTMLTextAreaElement>();
  const { user } = await renderStaff(
    <ContentField field={field} initial={initial} settled={initial} onTyped={onTyped} />,
  );
  return { user, onTyped, textarea: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' }) };
}

test('the body has the documented 20 rows and its text', async () => {
  const { textarea } = await renderField('Low tide');
  expect([textarea.getAttribute('rows'), textarea.value]).toEqual(['20', 'Low tide']);
});

test('each keystroke is reported', async () => {
  const { user, onTyped, textarea } = await renderField('');
  await user.type(textarea, 'abc');
  expect(onTyped).toHaveBeenCalledTimes(3);
});

test('counts words and reading time', async () => {
  await renderField('one two three');
  expect(screen.getByText(/3 words · 1 min read/)).toBeTruthy();
});

test('a body over the limit says that it is too long to be saved', async () => {
  await renderField('x'.repeat(200_001));
  expect(screen.getByText('200,001 of 200,000 characters: too long to be saved.')).toBeTruthy();
});
