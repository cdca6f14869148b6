import type { SiteImport } from '@tideline/domain/moving/site-import';
import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { useNow } from '../../../../staff/time/use-now.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import type { TabSearch } from '../../dashboard-search.ts';
import { SettingsSection } from '../settings-section.tsx';
import { ImportActs } from './import-acts.tsx';
import { ImportItems, type ImportItemsProps } from './report/import-items.tsx';
import { ImportNotes } from './report/import-notes.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportSums } from './report/import-sums.tsx';
import { itemFilters } from './report/item-filters.ts';
import { usePrintedReport } from './report/use-printed-report.ts';
import { importSentence } from './words/import-sentence.ts';
import { IMPORT_STATE_WORDS, isAtWork, SYSTEM_NAMES, WATCH_MS } from './words/import-words.ts';
import { canBeUndone } from './words/undo-time.ts';
import { megabytes } from './upload/send-import.ts';

export type ImportViewProps = {
  id: string;
  search: TabSearch<'settings'>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** An import: what the file has before it is started, its progress, and the report after it. */
export function ImportView({ id, search, heading }: ImportViewProps) {
  const query = trpc.imports.byId.useQuery(
    { id },
    {
      refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? WATCH_MS : false),
      meta: { failure: 'Failed to fetch the import' },
    },
  );
  const found = query.data;
  const { printed, print } = usePrintedReport(id, itemFilters(search));
  return (
    <SettingsSection
      section="import"
      heading={heading}
      badge={
        found ? (
          <Badge tone={IMPORT_STATE_WORDS[found.state].tone}>{IMPORT_STATE_WORDS[found.state].label}</Badge>
        ) : null
      }
      state={found ? importSentence(found) : null}
      action={found ? <ImportActs key={id} found={found} print={print} /> : null}
    >
      <nav aria-label="Imports" className="no-print -ml-3">
        <ButtonLink
          to="/admin"
          search={{ tab: 'settings', section: 'import' }}
          size="sm"
          variant="quiet"
          preload={false}
        >
          <ArrowLeft aria-hidden="true" className="icon" />
          All imports
        </ButtonLink>
      </nav>
      <QueryPanel query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(shown) => <ImportBody found={shown} search={search} printed={printed} />}
      </QueryPanel>
    </SettingsSection>
  );
}

function ImportBody({ found, ...list }: ImportItemsProps) {
  const { problem, state, system } = found;
  return (
    <div data-prints-alone className="grid min-w-0 grid-cols-1 gap-6">
      <Facts found={found} />
      {problem === '' ? null : (
        <p role="alert" className="border-l-4 border-danger bg-surface px-4 py-3 wrap-anywhere text-danger">
          {problem}
        </p>
      )}
      {state === 'importing' || state === 'paused' ? <ImportProgress found={found} /> : null}
      {system === null ? null : (
        <>
          <ImportSums found={found} />
          <ImportNotes found={found} />
          {/* Fetched again when the import has ended. */}
          <ImportItems key={state} found={found} {...list} />
        </>
      )}
    </div>
  );
}

function Facts({ found }: { found: SiteImport }) {
  const { fileName, fileBytes, system, siteTitle, siteAddress, createdBy, createdAt, undoUntil } = found;
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <div className="grid gap-1">
      <h3 className="text-lg font-semibold wrap-anywhere">
        <bdi>{fileName}</bdi>
      </h3>
      <p className="text-sm wrap-anywhere text-muted">
        {system === null ? null : `${SYSTEM_NAMES[system]}: `}
        {siteTitle === '' ? null : (
          <>
            <bdi>{siteTitle}</bdi>,{' '}
          </>
        )}
        {siteAddress === '' ? null : `${siteAddress}, `}
        {megabytes(fileBytes)}. Uploaded by <bdi>{createdBy}</bdi> <DateText iso={createdAt} />.
      </p>
      {undoUntil !== null && canBeUndone(found, now) ? (
        <p className="text-sm text-muted">
          It can be undone until {formatDateTime(undoUntil, timeZone)}.
          {system === 'own' ? null : ' Then what was read of the file is deleted, and this report stays.'}
        </p>
      ) : null}
      {system !== null && siteAddress === '' ? (
        <p className="text-sm text-warn">
          The address of the old site is missing, so old addresses will not lead to the new pages. To add it, remove
          this import and upload the file again.
        </p>
      ) : null}
    </div>
  );
}
