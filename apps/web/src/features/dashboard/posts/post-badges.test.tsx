import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPostSummary } from '../../../testing/build-entities.ts';
import { PostBadges } from './post-badges.tsx';

test.each([
  ['published', 'Featured'],
  ['draft', 'Featured when published'],
  ['scheduled', 'Featured when published'],
] as const)('the mark of a %s post is %s', (status, mark) => {
  render(<PostBadges post={buildPostSummary({ status })} isFeatured pending={undefined} timeZone="UTC" />);
  expect(screen.getByText(mark, { exact: true })).toBeTruthy();
});
