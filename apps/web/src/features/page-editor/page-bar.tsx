import { isOnPages, type PageDocument } from '@tideline/domain/page/page-document';
import { ArrowLeft, CalendarClock, ExternalLink, History, Undo2 } from 'lucide-react';
import { useMay } from '../../lib/calls/use-may.ts';
import { useTimeZone } from '../../lib/calls/use-time-zone.ts';
import { pageState, pageStateTone } from '../../staff/pages/page-state.ts';
import { type SaveProgress, saveState } from '../../staff/saving/save-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/sections/badge.tsx';
import type { StoredPage } from './page-values.ts';
import { ReleaseButton } from './release-button.tsx';
import { PreviewLinkButton } from './preview-link-button.tsx';

export type PageBarProps = {
  page: Pick<PageDocument, 'id' | 'name' | 'added'>;
  stored: StoredPage;
  progress: SaveProgress;
  isBusy: boolean;
  /** A scheduled draft is saved on request only. */
  onSave: () => void;
  /** Saves what is typed, if anything is. */
  save: () => Promise<unknown>;
  /** The draft is in a release now. */
  onAdded: () => Promise<unknown>;
  onPublish: () => void;
  onSchedule: () => void;
  onUnschedule: () => void;
  onDiscard: () => void;
  onVersions: () => void;
};

/** The head of the editor: the page, its state, how saving goes, and what can be done with the draft. */
export function PageBar(props: PageBarProps) {
  const {
    page,
    stored,
    progress,
    isBusy,
    onSave,
    save,
    onAdded,
    onPublish,
    onSchedule,
    onUnschedule,
    onDiscard,
    onVersions,
  } = props;
  const timeZone = useTimeZone();
  const may = useMay();
  const shown = {
    changedFields: Object.keys(stored.live).length,
    draft: stored.draft,
    added: page.added,
    isPublic: page.added ? page.added.publicSince !== null : stored.live['visibility.isShown'] !== false,
  };
  const words = saveState(progress);
  const isDraft = stored.draft !== null || progress.isChanged;
  const isScheduled = stored.draft?.goesLiveAt != null;
  return (
    <div className="z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paper px-1 py-2 sm:sticky sm:top-14">
      <ButtonLink
        to="/admin/pages/{-$documentId}"
        params={{ documentId: undefined }}
        size="sm"
        variant="quiet"
        preload={false}
      >
        <ArrowLeft aria-hidden="true" className="icon" />
        Pages
      </ButtonLink>
      <h1 className="type-title text-title-s wrap-break-word">{page.name}</h1>
      <Badge tone={pageStateTone(shown)}>{pageState(shown, timeZone)}</Badge>
      <p className="min-w-24 flex-1 text-sm text-muted">{words}</p>
      <output className="sr-only">{progress.trouble ? words : ''}</output>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink
          to="/admin/pages/{-$documentId}"
          params={{ documentId: page.id }}
          search={{ view: 'preview' }}
          target="_blank"
          size="sm"
          variant="quiet"
          preload={false}
        >
          <ExternalLink aria-hidden="true" className="icon" />
          <span className="max-sm:sr-only">Preview</span>
        </ButtonLink>
        {isDraft && isOnPages(page.id) ? <PreviewLinkButton id={page.id} save={save} /> : null}
        {stored.liveVersion > 0 ? (
          <Button size="sm" variant="quiet" onClick={onVersions}>
            <History aria-hidden="true" className="icon" />
            <span className="max-sm:sr-only">Versions</span>
          </Button>
        ) : null}
        {isDraft ? (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={onDiscard}>
            <Undo2 aria-hidden="true" className="icon max-sm:hidden" />
            Discard
          </Button>
        ) : null}
        {isScheduled && progress.isChanged ? (
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={onSave}>
            Save
          </Button>
        ) : null}
        {isDraft && may('pages.publish') ? (
          <>
            <ReleaseButton {...{ id: page.id, isBusy, save, onAdded }} />
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={isScheduled ? onUnschedule : onSchedule}>
              <CalendarClock aria-hidden="true" className="icon max-sm:hidden" />
              {isScheduled ? 'Unschedule' : 'Schedule'}
            </Button>
            <Button size="sm" disabled={isBusy} onClick={onPublish}>
              {isBusy ? 'Saving...' : 'Publish'}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
