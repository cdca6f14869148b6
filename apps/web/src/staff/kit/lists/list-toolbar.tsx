import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { quantity } from '../../../lib/text/quantity.ts';
import { useIsPhone } from '../../use-media-query.ts';
import { ToolbarSheet } from './toolbar-sheet.tsx';

export type ListToolbarProps = {
  /** The search field; its label is its placeholder, too. */
  search?: { label: string; text: string; onText: (text: string) => void };
  /** The selects that filter or sort. */
  filters?: ReactNode;
  /** The number of filters that hide rows. */
  filterCount?: number;
  /** Shows all rows again; only where a filter or the search hides some. */
  onClear?: (() => void) | undefined;
  /** Without a place on a phone: the button with the shortcuts. */
  keys?: ReactNode;
  /** The button that adds a row, with an `AddLabel`. */
  add?: ReactNode;
  /** Other buttons and the views. */
  children?: ReactNode;
  /** Below the row. */
  below?: ReactNode;
};

/**
 * Search, filters and buttons of a list in a row. On a phone, the row has the search, a button with the number of filters that
 * are on, and the button that adds; everything else is in a sheet.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { search, filters, filterCount = 0, onClear, keys, add, children, below } = props;
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const clear = onClear ? (
    <Button size="sm" variant="quiet" onClick={onClear}>
      <X aria-hidden="true" className="icon" />
      Clear filters
    </Button>
  ) : null;
  const searchField = search ? <SearchField {...search} /> : null;
  if (!isPhone)
    return (
      <>
        <div className="flex flex-wrap items-end gap-2 pb-3">
          {searchField}
          {filters}
          {clear}
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            {keys}
            {children}
            {add}
          </div>
        </div>
        {below}
      </>
    );
  return (
    <div className="flex items-center gap-2 pb-2">
      {searchField}
      <Button
        size="sm"
        variant="secondary"
        className="min-w-11 flex-none px-2!"
        aria-label={filterCount > 0 ? `Filters: ${quantity(filterCount, ['is', 'are'])} on` : 'Filters'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="icon" />
        {filterCount > 0 ? <FilterCount count={filterCount} /> : null}
        {search ? null : 'Filters'}
      </Button>
      {keys}
      <div data-compact className="ml-auto flex flex-none gap-2">
        {add}
      </div>
      {isOpen ? (
        <ToolbarSheet clear={clear} filters={filters} onClose={() => setIsOpen(false)}>
          {children}
          {below}
        </ToolbarSheet>
      ) : null}
    </div>
  );
}

function SearchField({ label, text, onText }: NonNullable<ListToolbarProps['search']>) {
  return (
    <div className="relative min-w-0 max-sm:flex-1 sm:w-64">
      <Search
        aria-hidden="true"
        className="icon pointer-events-none absolute top-1/2 left-2.5 z-1 -translate-y-1/2 text-sm text-muted"
      />
      <TextField
        label={label}
        hasHiddenLabel
        type="search"
        inputClassName="min-h-9! py-1! pl-9! text-sm! pointer-coarse:min-h-11!"
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={onText}
      />
    </div>
  );
}

function FilterCount({ count }: { count: number }) {
  return <span className="min-w-5 rounded-full bg-fill px-1 text-xs leading-5 text-on-fill tabular-nums">{count}</span>;
}
