import type { Contact } from '@tideline/domain/contact/contact';
import { fillReply } from '@tideline/domain/conversation/saved-reply';
import { staffLabel } from '@tideline/domain/staff/staff';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { findUser } from '../../../../lib/session/session.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SavedReplyForm } from './saved-reply-form.tsx';
import { SavedReplyItem } from './saved-reply-item.tsx';

export type SavedRepliesProps = {
  contact: Contact;
  /** The typed text, which can be saved. */
  text: string;
  onInsert: (text: string) => void;
  onClose: () => void;
};

/** Inserts a saved reply with its fields filled in, saves the typed text as one, edits or deletes one. */
export function SavedReplies({ contact, text, onInsert, onClose }: SavedRepliesProps) {
  const saved = trpc.conversations.savedReplies.list.useQuery();
  const site = trpc.settings.site.useQuery();
  const [isTypedSaved, setIsTypedSaved] = useState(false);
  const utils = trpc.useUtils();
  const refresh = () => utils.conversations.savedReplies.list.invalidate();
  const user = findUser();
  const words = { staffName: user ? staffLabel(user) : '', siteTitle: site.data?.siteTitle ?? '' };
  return (
    <Dialog open size="md" title="Saved replies" onClose={onClose}>
      <div className="grid gap-5">
        {saved.data?.length === 0 ? <p className="text-muted">There are no saved replies yet.</p> : null}
        <ul className="grid gap-3 empty:hidden">
          {saved.data?.map((reply) => (
            <SavedReplyItem
              key={reply.id}
              reply={reply}
              onInsert={() => onInsert(fillReply(reply.text, { contact, ...words }))}
              onChanged={refresh}
            />
          ))}
        </ul>
        {isTypedSaved ? <output>Saved.</output> : null}
        {text.trim() === '' ? (
          <p className="text-sm text-muted">To save a reply, type it in the conversation first.</p>
        ) : isTypedSaved ? null : (
          <section className="grid gap-4" aria-labelledby="new-saved-reply">
            <h3 id="new-saved-reply" className="font-[560]">
              Save what is typed
            </h3>
            <SavedReplyForm
              start={{ name: '', text }}
              onSaved={async () => {
                await refresh();
                setIsTypedSaved(true);
              }}
              onCancel={onClose}
            />
          </section>
        )}
      </div>
    </Dialog>
  );
}
