import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ViewLink } from './view-link.tsx';
import { ViewSwitch } from './view-switch.tsx';

test('the views of a list are links, of which the shown one is marked', async () => {
  await renderStaff(
    <ViewSwitch label="View of the inquiries">
      <ViewLink to="/admin" search={{ tab: 'contacts' }} isCurrent={false}>
        List
      </ViewLink>
      <ViewLink to="/admin" search={{ tab: 'contacts', view: 'board' }} isCurrent>
        Board
      </ViewLink>
    </ViewSwitch>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(links).toEqual([
    ['List', null],
    ['Board', 'page'],
  ]);
  expect(screen.getByRole('link', { name: 'Board' }).getAttribute('href')).toBe('/admin?tab=contacts&view=board');
});
