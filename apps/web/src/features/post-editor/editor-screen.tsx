import { useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { browserDrafts } from './drafts/browser-drafts.ts';
import { DraftChoice } from './drafts/draft-choice.tsx';
import type { EditorStart } from './editor-start.ts';
import { startFromDraft } from './editor-start.ts';
import { isDirty } from './post-form.ts';
import { PostEditor } from './post-editor.tsx';
import { useLeftDrafts } from './drafts/use-left-drafts.ts';

export type EditorScreenProps = {
  /** Initial state when there is no unsaved text. */
  start: EditorStart;
  timeZone: string;
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** The editor of one post, after offering to restore unsaved text. */
export function EditorScreen({ start, timeZone, onCreated, onClose }: EditorScreenProps) {
  const { drafts, reread } = useLeftDrafts();
  const [chosen, setChosen] = useState<EditorStart | null>(null);
  const siteTitle = trpc.settings.site.useQuery().data?.siteTitle ?? '';
  if (!drafts && !chosen) return null;
  const left = drafts?.filter((draft) => draft.postKey === start.postKey && isDirty(draft.form, start.form)) ?? [];
  if (!chosen && left.length > 0) {
    return (
      <div className="py-8">
        <DraftChoice
          drafts={left}
          timeZone={timeZone}
          onRestore={(draft) => setChosen(startFromDraft(draft))}
          onDiscard={(draft) => {
            if (left.length === 1) setChosen(start);
            void browserDrafts.remove(draft.key).then(reread);
          }}
          onSkip={() => setChosen(start)}
        />
      </div>
    );
  }
  return <PostEditor start={chosen ?? start} {...{ timeZone, siteTitle, onCreated, onClose }} />;
}
