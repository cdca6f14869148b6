import { useEffect, useRef } from 'react';
import type { AnyDraft } from '../../features/post-editor/drafts/draft-storage.ts';
import { draftTitle } from '../../features/post-editor/drafts/draft-title.ts';
import { DateText } from '../../staff/time/date-text.tsx';
import { UserText } from '../../staff/user-text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export type SignOutDialogProps = {
  /** Drafts that would be lost; at least one. */
  unsaved: readonly AnyDraft[];
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Confirmation before signing out deletes unsaved text. */
export function SignOutDialog({ unsaved, isLeaving, onStay, onLeave }: SignOutDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  // The initial focus is neither on the button that deletes nor on the first one.
  useEffect(() => stay.current?.focus(), []);
  const [texts, them] = unsaved.length === 1 ? ['1 text', 'it'] : [`${unsaved.length} texts`, 'them'];
  return (
    <Dialog open title="Sign out without saving?" size="md" onClose={onStay}>
      <div className="grid gap-6">
        <div className="grid gap-3 text-muted">
          <p>
            This browser keeps {texts} that the site does not have yet. Signing out deletes {them} for good.
          </p>
          <ul className="grid border-t border-line">
            {unsaved.map((draft) => (
              <li key={draft.key} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2">
                <strong className="min-w-0 font-[560] text-ink">
                  <UserText text={draftTitle(draft)} />
                </strong>
                <span>
                  typed <DateText iso={draft.savedAt} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={stay} variant="secondary" disabled={isLeaving} onClick={onStay}>
            Stay signed in
          </Button>
          <Button variant="danger" disabled={isLeaving} onClick={onLeave}>
            {isLeaving ? 'Signing out...' : `Sign out and delete ${them}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
