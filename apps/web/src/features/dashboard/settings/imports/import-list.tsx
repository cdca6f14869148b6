import { Link, useNavigate } from '@tanstack/react-router';
import { IMPORTS_MAX, type SiteImport } from '@tideline/domain/moving/site-import';
import type { RefObject } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { May } from '../../../../staff/roles/may.tsx';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ExportHelp } from './upload/export-help.tsx';
import { IMPORT_STATE_WORDS, isAtWork, SYSTEM_NAMES, WATCH_MS } from './words/import-words.ts';
import { megabytes } from './upload/send-import.ts';
import { UploadForm } from './upload/upload-form.tsx';

/** Uploads an export, and lists those that were uploaded. */
export function ImportList({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const navigate = useNavigate();
  const list = trpc.imports.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? WATCH_MS : false),
    meta: { failure: 'Failed to fetch the imports' },
  });
  return (
    <SettingsSection section="import" heading={heading} state={list.data ? stateOf(list.data) : null}>
      <p className="text-sm text-muted">
        Bring in the posts, pages, pictures and old addresses of another site. First you see what arrives, what changes
        on the way, and what cannot come along.
      </p>
      <May use="settings.change">
        <UploadForm
          onUploaded={({ id }) =>
            void navigate({
              to: '/admin',
              search: { tab: 'settings', section: 'import', item: id },
              ignoreBlocker: true,
            })
          }
        />
        <ExportHelp />
      </May>
      <QueryPanel query={list} skeleton={<Skeleton className="h-32 w-full" />} empty={null}>
        {(data) => (
          <ul aria-label="Imports" className="border-t border-line">
            {data.map((found) => (
              <ImportRow key={found.id} found={found} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </SettingsSection>
  );
}

function ImportRow({ found }: { found: SiteImport }) {
  const { id, fileName, fileBytes, state, system, siteTitle, createdBy, createdAt, problem } = found;
  const { label, tone } = IMPORT_STATE_WORDS[state];
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/admin"
          search={{ tab: 'settings', section: 'import', item: id }}
          preload={false}
          className="link inline-flex min-h-6 min-w-0 items-center font-[560] wrap-anywhere pointer-coarse:min-h-11"
        >
          <bdi>{fileName}</bdi>
        </Link>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {system === null ? null : `${SYSTEM_NAMES[system]}, `}
        {siteTitle === '' ? null : (
          <>
            <bdi>{siteTitle}</bdi>,{' '}
          </>
        )}
        {megabytes(fileBytes)}. Uploaded by <bdi>{createdBy}</bdi> <DateText iso={createdAt} />.
      </p>
      {problem === '' ? null : <p className="text-sm wrap-anywhere text-danger">{problem}</p>}
    </li>
  );
}

function stateOf(list: readonly SiteImport[]): string {
  if (list.length === 0) return 'Nothing has been imported yet.';
  const ready = list.filter(({ state }) => state === 'ready').length;
  const room = list.length >= IMPORTS_MAX ? ' Remove one to upload another.' : '';
  return `${quantity(list.length, ['import', 'imports'])}${ready > 0 ? `, ${ready} ready` : ''}.${room}`;
}
