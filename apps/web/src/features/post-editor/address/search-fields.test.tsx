import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import type { DetailsProps } from '../details/details-props.ts';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { SearchFields } from './search-fields.tsx';

async function renderFields(changes: Partial<DetailsProps['form']> = {}) {
  const onChange = vi.fn<DetailsProps['onChange']>();
  const form = { ...EMPTY_POST_FORM, title: 'Low tide', ...changes };
  const { user } = await renderStaff(<SearchFields form={form} onChange={onChange} />);
  return { user, onChange };
}

test.each([
  ['Heading in search results', 'metaTitle'],
  ['Text in search results', 'metaDescription'],
  ['Social picture', 'socialImageUrl'],
  ['Canonical address', 'canonicalUrl'],
])('%s changes %s', async (label, name) => {
  const { onChange } = await renderFields();
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: '/a' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ [name]: '/a' });
});

test('empty fields say what is used instead', async () => {
  await renderFields();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading in search results' }).placeholder).toBe(
    'Low tide',
  );
  for (const hint of [
    'Leave it empty to use the title.',
    'Leave it empty to use the excerpt.',
    /Leave it empty for the drawn card/,
  ])
    expect(screen.getByText(hint)).toBeTruthy();
});

test('a text longer than search results show says so, a short one nothing', async () => {
  await renderFields({ metaTitle: 'x'.repeat(80), metaDescription: 'short' });
  expect(screen.getByText(/80.* characters; search results cut at about 60$/)).toBeTruthy();
  expect(screen.queryByText(/5 characters/)).toBeNull();
});

test.each([
  ['Listed', true, 'Not listed'],
  ['Not listed', false, 'Listed'],
] as const)('a post that is %s is switched', async (indexing, isChecked, changed) => {
  const { user, onChange } = await renderFields({ indexing });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ask search engines not to list this post' });
  expect(box.checked).toBe(!isChecked);
  await user.click(box);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ indexing: changed });
});

test.each([
  ['', false],
  ['/blog/low-tide', false],
  ['https://original.example/a', false],
  ['//evil.example', true],
  ['javascript:alert(1)', true],
  ['original.example', true],
])('the canonical address %j is refused: %s', async (canonicalUrl, isRefused) => {
  await renderFields({ canonicalUrl });
  const field = screen.getByRole('textbox', { name: 'Canonical address' });
  expect(field.getAttribute('aria-invalid') === 'true').toBe(isRefused);
});
