import { screen, within } from '@testing-library/react';
import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';

const nothing = () => undefined;

function subscriber(id: string, email: string): Subscriber {
  return {
    id,
    email,
    status: 'active',
    source: 'blog-newsletter',
    createdAt: '2026-11-20T18:00:00.000Z',
  } as Subscriber;
}

test('keys move between subscribers and edit them; the help lists only keys that work here', async () => {
  const { user } = await renderStaff(
    <NewsletterPanel search={{ tab: 'newsletter' }} onSearch={nothing} onDeletePost={nothing} />,
    {
      'subscribers.list': () => pageOf(subscriber('a', 'ada@example.com'), subscriber('g', 'grace@example.com')),
      'subscribers.sources': () => [],
    },
  );
  await screen.findByRole('row', { name: /grace@example\.com/ });
  await user.keyboard('jj');
  expect(document.activeElement?.closest('tr')?.textContent).toContain('grace@example.com');
  await user.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Next row')).toBeTruthy();
  expect(within(help).queryByText('Select the row')).toBeNull();
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  await user.keyboard('jje');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('grace@example.com');
});

test('the menu of a row edits and removes a subscriber', async () => {
  const { user } = await renderStaff(
    <NewsletterPanel search={{ tab: 'newsletter' }} onSearch={nothing} onDeletePost={nothing} />,
    { 'subscribers.list': () => pageOf(subscriber('a', 'ada@example.com')), 'subscribers.sources': () => [] },
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for ada@example.com' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Remove']);
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(screen.getByRole('dialog', { name: 'Remove this subscriber?' })).toBeTruthy();
});

test.each([
  [{}, 'Nobody has subscribed yet.', 'Add Subscriber', 2],
  [{ q: 'tide' }, 'Try another search or filter.', 'Show all subscribers', 1],
])('an empty list with %j says %s and offers %s', async (search, text, act, buttons) => {
  await renderStaff(
    <NewsletterPanel search={{ tab: 'newsletter', ...search }} onSearch={nothing} onDeletePost={nothing} />,
    { 'subscribers.list': () => pageOf(), 'subscribers.sources': () => [] },
  );
  expect(await screen.findByText('No subscribers found')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: act })).toHaveLength(buttons);
});
