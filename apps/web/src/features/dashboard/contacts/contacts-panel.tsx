import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { AddContactDialog } from './add-contact-dialog.tsx';
import { focusCardOf, useBoardOrder } from './board/use-board-order.ts';
import { ContactSidePanel } from './panel/contact-side-panel.tsx';
import { SavedViews } from './saved-views/saved-views.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { focusRowOf } from '../lists/list-keys.ts';
import { NoteDrafts } from './note-drafts.ts';
import { OutcomeProvider } from './outcome/outcome-provider.tsx';
import { toggled } from '../lists/select-column.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { AddLabel } from '../../../staff/kit/buttons/add-label.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';
import { ContactViews } from './list/contact-views.tsx';
import { CONTACT_FILTERS } from './list/contact-filters.ts';
import { ContactsList } from './list/contacts-list.tsx';
import { useContactsList } from './list/use-contacts-list.ts';

const ContactsBoard = lazy(() => import('./board/contacts-board.tsx'));
/** The Contacts tab: list or board, and the open enquiry beside it. */
export function ContactsPanel({ search, onSearch }: PanelProps<'contacts'>) {
  const mayEdit = useMay()('contacts.edit');
  const isBoard = search.view === 'board';
  const list = useContactsList(search);
  const contacts = list.data?.items ?? [];
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [drafts] = useState(() => new Map<string, string>());
  const [isAdding, setIsAdding] = useState(false);
  const openId = search.contact;
  const open = (id: string) => onSearch({ contact: id }, openId === undefined ? 'push' : undefined);
  const onBoard = useBoardOrder(search.q);
  const lastOpenId = useRef(openId);
  useEffect(() => {
    if (openId === undefined && lastOpenId.current !== undefined)
      (isBoard ? focusCardOf : focusRowOf)(lastOpenId.current);
    lastOpenId.current = openId;
  }, [openId, isBoard]);
  const add = (
    <May use="contacts.edit">
      <Button size="sm" onClick={() => setIsAdding(true)}>
        <AddLabel>Add inquiry</AddLabel>
      </Button>
    </May>
  );
  return (
    <OutcomeProvider>
      <NoteDrafts value={drafts}>
        <ListFilters
          search={search}
          onSearch={onSearch}
          searchLabel="Search inquiries"
          filters={isBoard ? [] : CONTACT_FILTERS}
          keys={
            isBoard
              ? undefined
              : { onOpen: open, onSelect: mayEdit ? (id) => setSelectedIds(toggled(selectedIds, id)) : undefined }
          }
          add={add}
          below={<SavedViews search={search} />}
        >
          <ContactViews search={search} />
          <May use="people.export">
            <ExportButton
              path="/api/contacts.csv"
              filters={{ q: search.q, status: search.status }}
              failure="Failed to export contacts"
            />
          </May>
        </ListFilters>
        {isBoard ? (
          <Suspense fallback={<TableSkeleton />}>
            <ContactsBoard q={search.q} currentId={openId} onOpen={open} />
          </Suspense>
        ) : (
          <ContactsList
            list={list}
            search={search}
            selectedIds={selectedIds}
            onSelect={setSelectedIds}
            onOpen={open}
            onSearch={onSearch}
            add={add}
          />
        )}
        {openId === undefined ? null : (
          <ContactSidePanel
            id={openId}
            contacts={isBoard ? onBoard : contacts}
            place={isBoard ? 'on the board' : 'on this page'}
            onOpen={open}
            onClose={() => onSearch({ contact: undefined })}
          />
        )}
        {isAdding ? (
          <AddContactDialog
            onAdded={({ id }) => {
              setIsAdding(false);
              open(id);
            }}
            onClose={() => setIsAdding(false)}
          />
        ) : null}
      </NoteDrafts>
    </OutcomeProvider>
  );
}
