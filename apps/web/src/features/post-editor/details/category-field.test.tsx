import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { CategoryField } from './category-field.tsx';

async function renderCategory(value = '', stored = '') {
  const onValue = vi.fn<(category: string) => void>();
  const { user } = await renderStaff(<CategoryField {...{ value, stored, onValue }} />, {
    'posts.categories': () => ['SEO', 'Video'],
  });
  await screen.findByRole('option', { name: 'Video' });
  return { user, onValue };
}

test('offers the documented categories first, then those of other posts and the own one', async () => {
  await renderCategory('Podcasts', 'Podcasts');
  const documented = ['Strategy', 'Analytics', 'SEO', 'Content Marketing', 'Social Media'];
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'No category',
    ...documented,
    'Video',
    'Podcasts',
  ]);
});

test('a new category is added by its button or Enter, and not by Escape', async () => {
  const { user, onValue } = await renderCategory();
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(screen.getByRole('textbox', { name: 'New category' }), ' Events {Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(screen.getByRole('textbox', { name: 'New category' }), ' Events {Enter}');
  expect(onValue).toHaveBeenCalledExactlyOnceWith('Events');
});
