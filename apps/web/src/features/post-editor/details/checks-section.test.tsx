import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { ChecksSection } from './checks-section.tsx';

const stored = { id: 'low-tide', key: 'k', base: EMPTY_POST_FORM, version: 1, pending: null };
const CHECK = {
  findings: [
    { about: 'links', weight: 'mistake', text: 'There is no public page at /gone.' },
    { about: 'search', weight: 'hint', text: 'There is no excerpt.' },
  ],
  counts: { links: 2, pictures: 1 },
};

test('the saved text is checked on request, and each finding is shown with its weight', async () => {
  const { user, calls } = await renderStaff(<ChecksSection stored={stored} isChanged={false} />, {
    'posts.check': () => CHECK,
  });
  expect(calls).not.toHaveProperty('posts.check');
  await user.click(screen.getByRole('button', { name: 'Check the post' }));
  const findings = await screen.findAllByRole('listitem');
  expect(findings.map((item) => item.textContent)).toEqual([
    'There is no public page at /gone.',
    'There is no excerpt. (hint)',
  ]);
  expect(screen.getByText('Checked: 2 links, 1 picture.')).toBeDefined();
});

test('a text that is not saved is not checked', async () => {
  await renderStaff(<ChecksSection stored={stored} isChanged />, { 'posts.check': () => CHECK });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check the post' }).disabled).toBe(true);
  expect(screen.getByText(/^Once it is saved: links/)).toBeDefined();
});
