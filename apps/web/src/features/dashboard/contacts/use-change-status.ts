import { quantity } from '../../../lib/text/quantity.ts';
import { useMutation } from '@tanstack/react-query';
import { saysAnswered } from '@tideline/domain/contact/answer-promise';
import { type Contact, type ContactStatus, isOpenStatus } from '@tideline/domain/contact/contact';
import { use } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { AskOutcome } from './outcome/ask-outcome.ts';
import { useShowContacts } from './use-show-contacts.ts';

type StatusChange = { contacts: readonly Contact[]; status: ContactStatus };

/**
 * Changes the status of enquiries. Rows keep their place until the list is refetched. Asks for the value of won enquiries,
 * and the reason of lost ones.
 * @param onChanged called with the former enquiries, for `useUndoStatus`; by default a toast offers Undo
 */
export function useChangeStatus(onChanged?: (before: StatusChange) => void) {
  const toast = useToast();
  const { client, contacts: calls } = trpc.useUtils();
  const show = useShowContacts();
  const undo = useUndoStatus();
  const ask = use(AskOutcome);
  const tellOfCalls = useTellOfCalls();
  return useMutation({
    meta: { failure: 'Failed to update contact' },
    mutationFn: async ({ contacts, status }: StatusChange) => {
      const [only] = contacts;
      if (only && contacts.length === 1) return [await client.contacts.updateStatus.mutate({ id: only.id, status })];
      const changed = await client.contacts.bulkStatus.mutate({ ids: contacts.map(({ id }) => id), status });
      const ids = new Set(changed.map(({ id }) => id));
      const answeredAt = saysAnswered(status) ? new Date().toISOString() : null;
      return contacts
        .filter(({ id }) => ids.has(id))
        .map((contact) => ({ ...contact, status, answeredAt: contact.answeredAt ?? answeredAt }));
    },
    onSuccess: async (changed, { contacts, status }) => {
      const ids = new Set(changed.map(({ id }) => id));
      const before = { contacts: contacts.filter(({ id }) => ids.has(id)), status };
      if (onChanged) onChanged(before);
      else {
        toast({
          title: `Set to ${status}`,
          text: before.contacts.map(({ name }) => name).join(', '),
          actions: [{ label: 'Undo', onSelect: () => undo.mutate(before) }],
        });
      }
      if (status === 'won' || status === 'lost') {
        const unstated = changed.filter(({ value, lostReason }) =>
          status === 'won' ? value === null : lostReason === '',
        );
        if (unstated.length > 0) ask({ contacts: unstated, status });
      }
      await show(changed);
      if (isOpenStatus(status)) await tellOfCalls(before.contacts.filter((contact) => contact.status === 'spam'));
    },
    onError: () => calls.invalidate(), // perhaps it was erased
  });
}

/** Reports the result for held calls of enquiries that had been taken for spam. */
function useTellOfCalls() {
  const toast = useToast();
  const { client, bookings } = trpc.useUtils();
  return async (contacts: readonly Contact[]) => {
    if (contacts.length === 0) return;
    await bookings.invalidate();
    for (const { id, name } of contacts) {
      const { items } = await client.bookings.list.query({ contactId: id, status: 'held' });
      const ahead = items.some(({ startsAt }) => Date.parse(startsAt) > Date.now());
      if (ahead) toast({ title: 'The call is not booked', text: `The time that ${name} asked for is no longer free.` });
    }
  };
}

/** Restores the former status of enquiries, unless somebody has changed them since. */
export function useUndoStatus(onDone?: () => void) {
  const toast = useToast();
  const { client, contacts: calls } = trpc.useUtils();
  const show = useShowContacts();
  return useMutation({
    meta: { failure: 'Failed to undo' },
    mutationFn: ({ contacts, status }: StatusChange) =>
      client.contacts.undoStatus.mutate({
        changes: contacts.map((contact) => ({ id: contact.id, from: status, to: contact.status })),
      }),
    onSuccess: async ({ restored }, { contacts }) => {
      onDone?.();
      const left = contacts.length - restored;
      if (left === 0) return show(contacts);
      toast({ title: `${countContacts(left)} left unchanged`, text: 'Someone has changed them since.' });
      return calls.invalidate();
    },
  });
}

/** @example countContacts(1) // => '1 enquiry' */
export function countContacts(count: number): string {
  return quantity(count, ['inquiry', 'inquiries']);
}
