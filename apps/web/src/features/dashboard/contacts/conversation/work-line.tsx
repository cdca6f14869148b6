import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactWork } from '@tideline/domain/conversation/work';
import { trpc } from '../../../../lib/calls/trpc.ts';

/** Owner and next step of the enquiries of a list, by id. */
export function useWork(contacts: readonly Contact[]): ReadonlyMap<string, ContactWork> {
  const contactIds = contacts.map(({ id }) => id);
  const { data = [] } = trpc.conversations.work.list.useQuery({ contactIds }, { enabled: contactIds.length > 0 });
  return new Map(data.map((work) => [work.contactId, work]));
}

/** `Kim · Send the offer, Dec 1`; nothing without an owner and a next step. */
export function WorkLine({ work }: { work: ContactWork | undefined }) {
  const parts = [work?.ownerName, work ? stepText(work) : ''].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span
      dir="auto"
      title={parts.join(' · ')}
      className="line-clamp-3 text-sm wrap-anywhere whitespace-normal text-muted"
    >
      {parts.join(' · ')}
    </span>
  );
}

/** @example stepText(work) // => 'Send the offer, Dec 1' */
export function stepText({ nextStep, nextStepOn }: Pick<ContactWork, 'nextStep' | 'nextStepOn'>): string {
  return nextStep === '' || nextStepOn === null ? nextStep : `${nextStep}, ${stepDay(nextStepOn)}`;
}

/** @example stepDay('2026-12-01') // => 'Dec 1' */
export function stepDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
