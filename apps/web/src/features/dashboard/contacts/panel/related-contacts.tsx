import type { Contact } from '@tideline/domain/contact/contact';
import type { RelatedContact } from '@tideline/domain/conversation/work';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { May } from '../../../../staff/roles/may.tsx';
import { Button } from '../../../../ui/controls/button.tsx';

/** Other enquiries of the same person: merged ones, and those that can be merged. */
export function RelatedContacts({ contact }: { contact: Contact }) {
  const utils = trpc.useUtils();
  const related = trpc.conversations.work.related.useQuery({ contactId: contact.id });
  const refresh = () => Promise.all([utils.conversations.invalidate(), utils.contacts.invalidate()]);
  const [asked, setAsked] = useState<RelatedContact | null>(null);
  const merge = trpc.conversations.work.merge.useMutation({
    onSuccess: async () => {
      setAsked(null);
      await refresh();
    },
  });
  const unmerge = trpc.conversations.work.unmerge.useMutation({ onSettled: refresh });
  const { merged = [], others = [] } = related.data ?? {};
  if (merged.length + others.length === 0) return null;
  return (
    <section aria-label={`Other inquiries of ${contact.name}`} className="grid gap-3 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">Other inquiries</h2>
      <ul className="grid gap-3">
        {merged.map((item) => (
          <RelatedItem key={item.id} contact={item} note="Merged into this one">
            <May use="contacts.edit">
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Take ${item.reference} out again`}
                disabled={unmerge.isPending}
                onClick={() => unmerge.mutate({ contactId: item.id })}
              >
                Take out
              </Button>
            </May>
          </RelatedItem>
        ))}
        {others.map((item) => (
          <RelatedItem key={item.id} contact={item} note={item.name}>
            <May use="contacts.edit">
              <Button size="sm" variant="quiet" aria-label={`Merge ${item.reference}`} onClick={() => setAsked(item)}>
                Merge
              </Button>
            </May>
          </RelatedItem>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={`Merge ${asked.reference} into ${contact.reference}?`}
          action="Merge"
          pendingAction="Merging..."
          act={merge}
          onConfirm={() => merge.mutate({ contactId: asked.id, intoId: contact.id })}
          onClose={() => setAsked(null)}
        >
          <p>Its messages and notes are shown here, and it leaves the list. You can take it out again.</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

function RelatedItem({ contact, note, children }: { contact: RelatedContact; note: string; children: ReactNode }) {
  return (
    <li className="grid gap-1 border-l-3 border-line-strong pl-3">
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        <span className="text-ink">{contact.reference}</span>
        <DateText iso={contact.dateSubmitted} />
        <span dir="auto">{note}</span>
        {children}
      </p>
      <p dir="auto" className="line-clamp-4 whitespace-pre-wrap">
        {contact.message}
      </p>
    </li>
  );
}
