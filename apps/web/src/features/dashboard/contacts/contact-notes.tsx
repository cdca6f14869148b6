import type { Contact, ContactNote } from '@tideline/domain/contact/contact';
import { NOTE_MAX_LENGTH } from '@tideline/domain/contact/contact';
import { Trash2 } from 'lucide-react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useContext, useEffect, useState } from 'react';
import { DateText } from '../../../staff/time/date-text.tsx';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { NoteDrafts } from './note-drafts.ts';
import { May } from '../../../staff/roles/may.tsx';
import { TextareaField } from '../../../staff/kit/fields/textarea-field.tsx';
import { IconButton } from '../../../staff/kit/buttons/icon-button.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';

/** Internal notes on an enquiry, with a form to add one. */
export function ContactNotes({ contact }: { contact: Contact }) {
  const may = useMay();
  const query = { contactId: contact.id };
  const notes = trpc.contacts.notes.list.useQuery(query, { meta: { failure: 'Failed to fetch notes' } });
  return (
    <section
      aria-label={`Notes on ${contact.name}`}
      className="grid gap-3 border-line @max-[60rem]:border-t @max-[60rem]:pt-3 @min-[60rem]:border-l @min-[60rem]:pl-10"
    >
      <h2 className="type-label text-muted">Internal notes</h2>
      {notes.isPending ? <Skeleton className="h-5 w-64" /> : null}
      <QueryPanel query={notes} empty={may('contacts.edit') ? null : <p className="text-muted">No notes yet.</p>}>
        {(data) => (
          <ul className="grid gap-3">
            {data.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ul>
        )}
      </QueryPanel>
      <May use="contacts.edit">
        <NewNote contact={contact} />
      </May>
    </section>
  );
}

function Note({ note }: { note: ContactNote }) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const remove = trpc.contacts.notes.remove.useMutation({
    meta: { failure: 'Failed to delete note' },
    onSuccess: () => utils.contacts.notes.invalidate(),
  });
  return (
    <li className="flex items-start gap-3 border-l-3 border-accent pl-3">
      <div className="min-w-0 flex-1">
        <p className="text-muted">
          {note.authorName}, <DateText iso={note.createdAt} />
        </p>
        <p dir="auto" className="text-[0.9375rem] leading-relaxed whitespace-pre-wrap">
          {note.text}
        </p>
      </div>
      {note.isOwn ? (
        <IconButton label="Delete note" onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden="true" className="icon" />
        </IconButton>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title="Delete this note?"
          act={remove}
          onConfirm={() => remove.mutate({ id: note.id })}
          onClose={() => setIsAsking(false)}
        >
          <p>This deletes it for everyone.</p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

function NewNote({ contact }: { contact: Contact }) {
  const drafts = useContext(NoteDrafts);
  const [text, setText] = useState(drafts?.get(contact.id) ?? '');
  useEffect(() => {
    drafts?.set(contact.id, text);
  }, [drafts, contact.id, text]);
  const utils = trpc.useUtils();
  const add = trpc.contacts.notes.add.useMutation({
    meta: { failure: 'Failed to add note' },
    onSuccess: (note, sent) => {
      setText((typed) => (typed === sent.text ? '' : typed)); // keep what was typed during the save
      utils.contacts.notes.list.setData({ contactId: contact.id }, (known = []) => [...known, note]);
    },
  });

  function submit() {
    if (!add.isPending && text.trim() !== '') add.mutate({ contactId: contact.id, text });
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-2">
      <TextareaField
        label={`Add a note on ${contact.name}`}
        hasHiddenLabel
        error={add.error ? errorMessage(add.error) : null}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        placeholder="Add a note. Only staff see it."
        value={text}
        onChange={setText}
        onKeyDown={handleKeyDown}
      />
      <div>
        <Button type="submit" size="sm" variant="secondary" disabled={add.isPending || text.trim() === ''}>
          {add.isPending ? 'Adding...' : 'Add note'}
        </Button>
      </div>
    </form>
  );
}
