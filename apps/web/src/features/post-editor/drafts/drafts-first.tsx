import { type ReactNode, useState } from 'react';
import { isDirty } from '../text-form.ts';
import { browserDrafts } from './browser-drafts.ts';
import { DraftChoice } from './draft-choice.tsx';
import type { AnyDraft } from './draft-storage.ts';
import { useLeftDrafts } from './use-left-drafts.ts';

export type DraftsFirstProps<Draft extends AnyDraft, Start extends { form: Draft['form'] }> = {
  /** Initial state when there is no unsaved text. */
  start: Start;
  /** Whether a draft belongs to the opened document. */
  isOwn: (draft: AnyDraft) => draft is Draft;
  startFrom: (draft: Draft) => Start;
  /** The editor. */
  children: (start: Start) => ReactNode;
};

/** The editor of one document, after offering to restore unsaved text. */
export function DraftsFirst<Draft extends AnyDraft, Start extends { form: Draft['form'] }>(
  props: DraftsFirstProps<Draft, Start>,
) {
  const { start, isOwn, startFrom, children } = props;
  const { drafts, reread } = useLeftDrafts();
  const [chosen, setChosen] = useState<Start | null>(null);
  if (!drafts && !chosen) return null;
  const left = drafts?.filter(isOwn).filter((draft) => isDirty<Draft['form']>(draft.form, start.form)) ?? [];
  if (chosen || left.length === 0) return children(chosen ?? start);
  return (
    <div className="py-8">
      <DraftChoice
        drafts={left}
        onRestore={(draft) => setChosen(startFrom(draft))}
        onDiscard={(draft) => {
          if (left.length === 1) setChosen(start);
          void browserDrafts.remove(draft.key).then(reread);
        }}
        onSkip={() => setChosen(start)}
      />
    </div>
  );
}
