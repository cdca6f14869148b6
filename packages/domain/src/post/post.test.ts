import { expect, test } from 'vitest';
import { displayTitle } from './post.ts';

test('a post without a title is shown as Untitled', () => {
  expect([displayTitle({ title: '  ' }), displayTitle({ title: 'A title' })]).toEqual(['Untitled', 'A title']);
});
