import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPostSummary } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PostBadges } from './post-badges.tsx';

test.each([
  ['published', 'Featured'],
  ['draft', 'Featured when published'],
  ['scheduled', 'Featured when published'],
] as const)('the mark of a %s post is %s', async (status, mark) => {
  await renderStaff(<PostBadges post={buildPostSummary({ status })} isFeatured pending={undefined} />);
  expect(screen.getByText(mark, { exact: true })).toBeTruthy();
});
