import type { DocumentId } from '@tideline/copy/editing/documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { useTimeZone } from '../../lib/calls/use-time-zone.ts';
import { ScheduleDialog } from '../../staff/scheduling/schedule-dialog.tsx';
import { PublishAnywayDialog } from './publish-anyway-dialog.tsx';
import type { usePageActs } from './use-page-acts.ts';
import type { PageDraft } from './use-page-draft.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** The dialog that somebody has opened; null: none. */
export type OpenDialog = 'versions' | 'schedule' | null;

export type PageDialogsProps = {
  id: DocumentId;
  draft: PageDraft;
  acts: ReturnType<typeof usePageActs>;
  open: OpenDialog;
  /** Shows a field in the editor. */
  onShow: (path: string) => void;
  onRestore: (version: CopyValues) => void;
  onClose: () => void;
};

/** The dialogs of the page editor. */
export function PageDialogs({ id, draft, acts, open, onShow, onRestore, onClose }: PageDialogsProps) {
  const timeZone = useTimeZone();
  const { sections, values, stored } = draft;
  if (acts.doubts.length > 0) {
    return (
      <PublishAnywayDialog
        findings={acts.doubts}
        isPending={acts.publish.isPending}
        onShow={(field) => {
          acts.dropDoubts();
          onShow(field);
        }}
        onPublish={() => acts.publish.mutate({ isSure: true })}
        onClose={acts.dropDoubts}
      />
    );
  }
  if (open === 'versions') {
    return (
      <VersionsDialog
        {...{ id, sections, values, onClose }}
        onRestore={(version) => {
          onRestore(version);
          onClose();
        }}
      />
    );
  }
  if (open === null) return null;
  return (
    <ScheduleDialog
      goesLiveAt={stored.draft?.goesLiveAt ?? null}
      timeZone={timeZone}
      onSchedule={(date) => {
        onClose();
        acts.schedule.mutate(date);
      }}
      onClose={onClose}
    />
  );
}
