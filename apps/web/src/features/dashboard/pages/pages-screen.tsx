import type { PageSummary } from '@tideline/domain/page/page-document';
import { HIDEABLE_PATHS } from '@tideline/domain/site/site-path';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { AddLabel } from '../../../staff/kit/buttons/add-label.tsx';
import { DateText } from '../../../staff/time/date-text.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { pagePlace } from '../../../staff/pages/page-place.ts';
import { pageState, pageStateTone } from '../../../staff/pages/page-state.ts';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/sections/badge.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { ReleasesSection } from '../releases/releases-section.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PreviewButtons } from './preview-buttons.tsx';
import { PageMenu } from './page-menu.tsx';
import { TrashedPages } from './trashed-pages.tsx';
import { ExamplesNotice } from './examples-notice.tsx';

const LIST = new Intl.ListFormat('en-US');

/** The pages of the site, and what is changed in their texts. */
export function PagesScreen() {
  const pages = trpc.pages.list.useQuery(undefined, { meta: { failure: 'Failed to fetch pages' } });
  const timeZone = useTimeZone();
  const [isAdding, setIsAdding] = useState(false);
  const columns: Column<PageSummary>[] = [
    {
      header: 'Page',
      isRowHeader: true,
      className: 'font-[560]',
      renderCell: (page) => (
        <>
          <PageLink page={page} />
          <Examples page={page} />
        </>
      ),
      renderCompact: (page) => <PageLink page={page} />,
    },
    {
      header: 'Path',
      priority: 2,
      place: 'below',
      className: 'text-muted',
      renderCell: pagePlace,
      renderCompact: (page) => <UserText text={pagePlace(page)} />,
    },
    {
      header: 'State',
      place: 'end',
      renderCell: (page) => <Badge tone={pageStateTone(page)}>{pageState(page, timeZone)}</Badge>,
    },
    {
      header: 'Published',
      place: 'beside',
      className: 'text-muted',
      renderCell: (page) => <Published page={page} />,
      renderCompact: ({ publishedAt }) => (publishedAt ? <DateText iso={publishedAt} /> : null),
    },
    {
      header: 'Examples',
      place: 'under',
      className: 'hidden', // but on a phone; a table has them below the name
      renderCell: () => null,
      renderCompact: (page) => (page.examples.length > 0 ? <Examples page={page} /> : null),
    },
    {
      header: 'Actions',
      head: <span className="sr-only">Actions</span>,
      place: 'after',
      className: 'text-right',
      renderCell: (page) => (hasMenu(page) ? <PageMenu page={page} /> : null),
      // An empty place of the same width keeps the badges in one column.
      renderCompact: (page) => (hasMenu(page) ? <PageMenu page={page} /> : <div className="w-9 pointer-coarse:w-11" />),
    },
  ];
  return (
    <div className="pt-6 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="type-title text-title-s sm:text-title">Pages</h1>
        <div className="flex flex-wrap gap-2">
          <PreviewButtons />
          <Button size="sm" onClick={() => setIsAdding(true)}>
            <AddLabel>New page</AddLabel>
          </Button>
        </div>
      </div>
      <p className="mt-1 max-w-prose pb-5 text-muted">
        The words of the site. What you change replaces the built-in text; visitors see it when you publish.
      </p>
      <QueryPanel query={pages} skeleton={<TableSkeleton />}>
        {(rows) => (
          <>
            <ExamplesNotice pages={rows} />
            <DataTable caption="Pages of the site" columns={columns} rows={rows} />
          </>
        )}
      </QueryPanel>
      <ReleasesSection />
      <TrashedPages />
      {isAdding ? <NewPageDialog onClose={() => setIsAdding(false)} /> : null}
    </div>
  );
}

/** Whether staff have added the page, can take it off the site, or can order what it lists. */
function hasMenu({ id, added }: PageSummary): boolean {
  return added !== null || HIDEABLE_PATHS.has(id) || id === 'case-studies';
}

type PageProps = { page: PageSummary };

function PageLink({ page: { id, name } }: PageProps) {
  return (
    <Link
      to="/admin/pages/{-$documentId}"
      params={{ documentId: id }}
      preload={false}
      className="font-[560] after:absolute after:inset-0 hover:underline sm:inline-flex sm:min-h-11 sm:items-center sm:after:hidden"
    >
      <UserText text={name} />
    </Link>
  );
}

function Examples({ page: { examples } }: PageProps) {
  if (examples.length === 0) return null;
  return <p className="pb-2 text-sm font-normal text-muted">Still shows {LIST.format(examples)}</p>;
}

function Published({ page: { publishedAt, publishedBy } }: PageProps) {
  if (publishedAt === null) return <>—</>;
  return (
    <>
      <DateText iso={publishedAt} /> by <UserText text={publishedBy ?? ''} className="inline!" />
    </>
  );
}
