import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { TagsField } from './tags-field.tsx';

const chips = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

async function renderTags(initial: string) {
  const onValue = vi.fn<(value: string) => void>();
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <TagsField
        value={value}
        onValue={(next) => {
          onValue(next);
          setValue(next);
        }}
      />
    );
  }
  const { user } = await renderStaff(<Form />, { 'posts.tags': () => ['Local SEO', 'maps'] });
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
  return { user, input, onValue };
}

test('a comma and Enter make chips, sent as the documented comma string', async () => {
  const { user, input, onValue } = await renderTags('');
  await user.type(input, 'maps,Local SEO{Enter}');
  expect(chips()).toEqual(['maps', 'Local SEO']);
  expect([input.value, onValue.mock.lastCall?.[0]]).toEqual(['', 'maps, Local SEO']);
});

test('what is being typed is part of the value at every key, and no second tag of the same name appears', async () => {
  const { user, input, onValue } = await renderTags('seo');
  await user.type(input, 'SEO');
  expect([chips(), input.value, onValue.mock.lastCall?.[0]]).toEqual([['seo'], 'SEO', 'seo, SEO']);
  await user.type(input, ',');
  expect([chips(), input.value]).toEqual([['seo'], '']);
});

test('pasted text with commas becomes chips; leaving the field finishes the last', async () => {
  const { input } = await renderTags('');
  fireEvent.change(input, { target: { value: ' local , , two words,last' } });
  expect([chips(), input.value]).toEqual([['local', 'two words'], 'last']);
  fireEvent.blur(input);
  expect([chips(), input.value]).toEqual([['local', 'two words', 'last'], '']);
});

test('Backspace in the empty field removes the last chip, the cross any', async () => {
  const { user, input, onValue } = await renderTags('one, two, three');
  await user.type(input, '{Backspace}');
  expect(chips()).toEqual(['one', 'two']);
  await user.click(screen.getByRole('button', { name: 'Remove tag one' }));
  expect([chips(), onValue.mock.lastCall?.[0]]).toEqual([['two'], 'two']);
});

test('completes from existing tags that are not chosen yet', async () => {
  const { input } = await renderTags('maps');
  await vi.waitFor(() => {
    const options = document.querySelectorAll(`#${CSS.escape(input.getAttribute('list') ?? '')} option`);
    expect([...options].map((option) => option.textContent)).toEqual(['Local SEO']);
  });
});

test('says when there are more than a post can have', async () => {
  await renderTags(Array.from({ length: 21 }, (_, at) => `tag ${at}`).join(','));
  expect(screen.getByText('1 more than the 20 that a post can have.')).toBeTruthy();
});
