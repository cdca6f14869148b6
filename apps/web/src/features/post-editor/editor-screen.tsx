import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import type { Draft } from './draft-storage.ts';
import { removeDraft } from './draft-storage.ts';
import { DraftChoice } from './draft-choice.tsx';
import type { EditorStart } from './editor-start.ts';
import { startFromDraft } from './editor-start.ts';
import { PostEditor } from './post-editor.tsx';
import { useLeftDrafts } from './use-left-drafts.ts';

export type EditorScreenProps = {
  /** How the editor begins when there is no unsaved text to go on with. */
  start: EditorStart;
  timeZone: string;
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** The editor of one post, after the question whether unsaved text of it is to be had back. */
export function EditorScreen({ start, timeZone, onCreated, onClose }: EditorScreenProps) {
  const { drafts, reread } = useLeftDrafts();
  const [chosen, setChosen] = useState<EditorStart | null>(null);
  const siteTitle = trpc.settings.site.useQuery().data?.siteTitle ?? '';
  if (!drafts && !chosen) return null;
  const left = drafts?.left.filter((draft) => draft.postId === start.postId) ?? [];
  if (!chosen && left.length > 0) {
    return (
      <div className="py-8">
        <DraftChoice
          drafts={left}
          timeZone={timeZone}
          onRestore={(draft) => setChosen(startFromDraft(draft))}
          onDiscard={(draft) => {
            removeDraft(localStorage, draft.key);
            if (left.length === 1) setChosen(start);
            void reread();
          }}
          onSkip={() => setChosen(start)}
        />
      </div>
    );
  }
  return (
    <>
      {drafts ? <OpenElsewhere drafts={drafts.openElsewhere} postId={start.postId} /> : null}
      <PostEditor start={chosen ?? start} {...{ timeZone, siteTitle, onCreated, onClose }} />
    </>
  );
}

function OpenElsewhere({ drafts, postId }: { drafts: readonly Draft[]; postId: string | null }) {
  if (postId === null || !drafts.some((draft) => draft.postId === postId)) return null;
  return (
    <output className="mt-4 block border-l-4 border-warn bg-surface px-4 py-3 text-sm">
      Another tab holds unsaved text of this post. Both are kept; the one that is saved second is asked about
      differences.
    </output>
  );
}
