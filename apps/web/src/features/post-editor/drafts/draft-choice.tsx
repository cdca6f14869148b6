import { countWords } from '@tideline/domain/post/reading-time';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { AnyDraft } from './draft-storage.ts';
import { draftTitle } from './draft-title.ts';

export type DraftChoiceProps<Draft extends AnyDraft> = {
  drafts: readonly Draft[];
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
  /** Opens the editor without them; they stay stored. */
  onSkip: () => void;
};

/** Offers to restore text that never reached the server. Nothing is overwritten before a choice. */
export function DraftChoice<Draft extends AnyDraft>(props: DraftChoiceProps<Draft>) {
  const { drafts, onRestore, onDiscard, onSkip } = props;
  return (
    <section
      aria-labelledby="draft-choice"
      className="grid max-w-2xl gap-4 rounded-[6px] border border-line bg-surface p-5"
    >
      <h2 id="draft-choice" className="type-title text-title-s">
        Unsaved text was kept in this browser
      </h2>
      <ul className="grid gap-3">
        {drafts.map((draft) => (
          <li key={draft.key} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
            <p className="mr-auto min-w-0">
              <strong className="font-[560]">
                <UserText text={draftTitle(draft)} />
              </strong>
              <span className="block text-sm text-muted">
                {countWords(draft.form.content).toLocaleString('en-US')} words, typed <DateText iso={draft.savedAt} />
              </span>
            </p>
            <Button size="sm" onClick={() => onRestore(draft)}>
              Restore
            </Button>
            <Button size="sm" variant="danger" onClick={() => onDiscard(draft)}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-3">
        <Button size="sm" variant="quiet" onClick={onSkip}>
          Decide later
        </Button>
      </div>
    </section>
  );
}
