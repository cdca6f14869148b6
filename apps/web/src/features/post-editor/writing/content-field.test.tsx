import { screen, within } from '@testing-library/react';
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

test('Enter continues a list and ends it on an empty item; Tab moves an item in, after Escape it leaves the field', async () => {
  const { user, textarea } = await renderField('');
  await user.type(textarea, '- one{Enter}two{Enter}{Enter}end');
  expect(textarea.value).toBe('- one\n- two\n\nend');
  textarea.setSelectionRange(11, 11);
  await user.keyboard('{Tab}');
  expect(textarea.value).toBe('- one\n  - two\n\nend');
  expect(document.activeElement).toBe(textarea);
  await user.keyboard('{Escape}{Tab}');
  expect(document.activeElement).not.toBe(textarea);
  expect(textarea.value).toBe('- one\n  - two\n\nend');
});

test('outside of a list Tab leaves the field', async () => {
  const { user, textarea } = await renderField('Low tide');
  await user.click(textarea);
  await user.tab();
  expect(document.activeElement).not.toBe(textarea);
});

test('each button of the toolbar has a name, and its shortcut where it has one', async () => {
  const { textarea, user } = await renderField('tide');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label')).join()).toBe(
    'Bold,Italic,Link,Code,Heading 2,Heading 3,Bullet list,Numbered list,Quote,' +
      'Picture,Video,Table,Code block,Call-out,Footnote,Rule,More formatting,Formatting help',
  );
  const groups = within(screen.getByRole('group', { name: 'Formatting' })).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Text', 'Paragraphs', 'Insert']);
  expect(screen.getByRole('button', { name: 'Bold' }).title).toBe('Bold (Ctrl+B)');
  textarea.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Footnote' }));
  expect(textarea.value).toBe('tide[^1]\n\n[^1]: ');
});
