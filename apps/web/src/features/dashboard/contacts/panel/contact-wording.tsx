import type { Contact } from '@tideline/domain/contact/contact';
import { trpc } from '../../../../lib/calls/trpc.ts';

/** What stood beside the button of the form when the visitor sent it. */
export function ContactWording({ contact }: { contact: Pick<Contact, 'id'> }) {
  const { data } = trpc.contacts.detail.useQuery({ id: contact.id }, { meta: { failure: 'Failed to fetch the path' } });
  if (!data?.wording) return null;
  return (
    <section aria-label="Beside the button" className="grid gap-2 border-t border-line pt-4">
      <h2 className="type-label text-muted">Beside the button</h2>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {data.wording}
      </p>
    </section>
  );
}
