import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ListFooter } from './list-footer.tsx';

test.each([
  [0, '0 posts'],
  [1, '1 post'],
  [1200, '1,200 posts'],
])('counts %s rows as %s', async (total, text) => {
  await renderStaff(
    <ListFooter
      search={{ tab: 'contacts' }}
      page={{ nextCursor: null, previousCursor: null, total }}
      nouns={['post', 'posts']}
    />,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
