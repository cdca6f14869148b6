import { trpc } from '../../lib/calls/trpc.ts';
import { type AnyDraft, type Draft, isIssueDraft } from './drafts/draft-storage.ts';
import { DraftsFirst } from './drafts/drafts-first.tsx';
import type { EditorStart } from './editor-start.ts';
import { startFromDraft } from './editor-start.ts';
import { PostEditor } from './post-editor.tsx';

export type EditorScreenProps = {
  /** Initial state when there is no unsaved text. */
  start: EditorStart;
  timeZone: string;
  onAddress: (id: string) => void;
  onClose: () => void;
};

/** The editor of one post, after offering to restore unsaved text. */
export function EditorScreen({ start, timeZone, onAddress, onClose }: EditorScreenProps) {
  const siteTitle = trpc.settings.site.useQuery().data?.siteTitle ?? '';
  return (
    <DraftsFirst
      start={start}
      isOwn={(draft: AnyDraft): draft is Draft => !isIssueDraft(draft) && draft.postKey === start.postKey}
      startFrom={startFromDraft}
    >
      {(chosen) => <PostEditor start={chosen} {...{ timeZone, siteTitle, onAddress, onClose }} />}
    </DraftsFirst>
  );
}
