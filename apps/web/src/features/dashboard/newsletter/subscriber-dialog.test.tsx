import { screen } from '@testing-library/react';
import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { expect, test, vi } from 'vitest';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { SubscriberDialog } from './subscriber-dialog.tsx';

const ADA = { id: 's', email: 'ada@example.com', status: 'active', source: 'blog-newsletter' } as Subscriber;

test('adding sends the address, says so and closes', async () => {
  const onClose = vi.fn<() => void>();
  const { user, calls } = await renderStaff(<SubscriberDialog subscriber={null} onClose={onClose} />, {
    'subscribers.add': () => ADA,
  });
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toContainEqual({ path: 'subscribers.add', input: { email: 'ada@example.com' } });
});

test('editing sends only what was changed', async () => {
  const { user, calls } = await renderStaff(<SubscriberDialog subscriber={ADA} onClose={() => undefined} />, {
    'subscribers.update': () => ADA,
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'unsubscribed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(calls).toContainEqual({ path: 'subscribers.update', input: { id: 's', status: 'unsubscribed' } }),
  );
});

test('a subscriber who wrote an inquiry is linked with it, and with the issue that brought them', async () => {
  const issue = { id: 'i', subject: 'Spring tides' };
  await renderStaff(<SubscriberDialog subscriber={ADA} onClose={() => undefined} />, {
    'trails.ofSubscriber': () => ({
      trail: { entryHost: 'www.google.com', entrySource: 'organic', entryPath: '/services', posts: [], issue: null },
      enquiries: [
        {
          id: 'c',
          name: 'Ada',
          reference: 'TL-1',
          status: 'won',
          value: 7,
          dateSubmitted: '2026-03-01T10:00:00Z',
          issue,
        },
      ],
    }),
  });
  const link = await screen.findByRole('link', { name: 'Inquiry TL-1' });
  expect(link.getAttribute('href')).toContain('contact=c');
  expect(link.parentElement?.textContent).toContain('brought by the issue Spring tides');
  expect(screen.getByText('Google → /services')).toBeTruthy();
});

test('a subscriber’s dialog says what they have agreed to, and when', async () => {
  const agreed = { ...ADA, consentAt: '2026-11-27T18:00:00.000Z', consentText: 'One letter a month. No spam.' };
  await renderStaff(<SubscriberDialog subscriber={agreed} onClose={() => undefined} />, {});
  expect(screen.getByText('One letter a month. No spam.').parentElement?.textContent).toMatch(
    /^Wording beside the button, agreed to /,
  );
});

test('a refusal is shown at the field, and the dialog stays open', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = await renderStaff(<SubscriberDialog subscriber={null} onClose={onClose} />, {
    'subscribers.add': () => {
      throw refusal('CONFLICT', 'This address is on the list already.');
    },
  });
  const field = screen.getByRole('textbox', { name: /Email/ });
  await user.type(field, 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This address is on the list already.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
});
