import { REPLY_FIELDS } from '@tideline/domain/conversation/saved-reply';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { focusOnce } from '../../../../lib/forms/focus-once.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { AddLabel } from '../../../../staff/kit/buttons/add-label.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SavedReplyForm } from './saved-reply-form.tsx';
import { SavedReplyItem } from './saved-reply-item.tsx';

/** The saved replies of the team: adds, edits and deletes them. */
export function SavedRepliesManager() {
  const saved = trpc.conversations.savedReplies.list.useQuery(undefined, {
    meta: { failure: 'Failed to fetch saved replies' },
  });
  /** Null before anything was added: the button takes the focus only after the form. */
  const [isAdding, setIsAdding] = useState<boolean | null>(null);
  const utils = trpc.useUtils();
  const refresh = () => utils.conversations.savedReplies.list.invalidate();
  return (
    <>
      <p className="text-sm text-muted">
        Inserted into a reply with these filled in: {REPLY_FIELDS.map((field) => `{${field}}`).join(', ')}.
      </p>
      <QueryPanel query={saved} skeleton={<Skeleton className="h-24 w-full" />} empty={null}>
        {(replies) => (
          <ul className="grid gap-3">
            {replies.map((reply) => (
              <SavedReplyItem key={reply.id} reply={reply} onChanged={refresh} />
            ))}
          </ul>
        )}
      </QueryPanel>
      {isAdding ? (
        <SavedReplyForm
          start={{ name: '', text: '' }}
          onSaved={async () => {
            await refresh();
            setIsAdding(false);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <Button
          ref={isAdding === false ? focusOnce : undefined}
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setIsAdding(true)}
        >
          <AddLabel>Add saved reply</AddLabel>
        </Button>
      )}
    </>
  );
}
