import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderStaff } from '../../testing/render-staff.tsx';
import { NewPost } from './edit-post.tsx';

afterEach(() => localStorage.clear());

test('who writes no posts cannot begin one', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'analyst' }));
  await renderStaff(<NewPost onAddress={() => undefined} onClose={() => undefined} />);
  expect(screen.getByText('This page is not part of your role')).toBeTruthy();
});
