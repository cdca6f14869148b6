import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { AddLabel } from '../buttons/add-label.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ViewLink } from '../views/view-link.tsx';

afterEach(() => vi.unstubAllGlobals());

const onText = vi.fn<(text: string) => void>();
const onClear = vi.fn<() => void>();

const toolbar = (filterCount: number) => (
  <ListToolbar
    search={{ label: 'Search posts', text: '', onText }}
    filters={<input aria-label="Filter by status" />}
    filterCount={filterCount}
    onClear={onClear}
    add={
      <button type="button">
        <AddLabel>New Post</AddLabel>
      </button>
    }
    below={<p>Saved views</p>}
  >
    <ViewLink to="/admin" isCurrent={false}>
      Calendar
    </ViewLink>
  </ListToolbar>
);

function beOnPhone() {
  const media = { matches: true, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() };
  vi.stubGlobal('matchMedia', () => media);
}

test('on a wide window, everything is in view', async () => {
  const { user } = await renderStaff(toolbar(1));
  expect(screen.getByLabelText('Filter by status')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Calendar' })).toBeTruthy();
  expect(screen.getByText('Saved views')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 't');
  expect(onText).toHaveBeenCalledWith('t');
});

test('on a phone, the filters, views and other buttons are in a sheet that a link closes', async () => {
  beOnPhone();
  const { user } = await renderStaff(toolbar(0));
  expect(screen.getByRole('searchbox', { name: 'Search posts' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New Post' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByLabelText('Filter by status')).toBeTruthy();
  expect(within(sheet).getByText('Saved views')).toBeTruthy();
  await user.click(within(sheet).getByRole('link', { name: 'Calendar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button of the sheet says how many filters are on', async () => {
  beOnPhone();
  const { user } = await renderStaff(toolbar(2));
  const button = screen.getByRole('button', { name: 'Filters: 2 are on' });
  expect(button.textContent).toBe('2');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
