import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { type ListFilter, toOptions } from '../../lists/list-filters.tsx';

/** The filters of the list of enquiries. */
export const CONTACT_FILTERS: ListFilter[] = [
  { name: 'status', label: 'Filter by status', all: 'All statuses', options: toOptions(CONTACT_STATUSES) },
  {
    name: 'sort',
    label: 'Sort',
    all: 'Most urgent first',
    isForCards: true,
    options: [
      { value: '-due', label: 'Least urgent first' },
      { value: '-date', label: 'Newest first' },
      { value: 'date', label: 'Oldest first' },
      { value: 'name', label: 'Name A to Z' },
      { value: '-name', label: 'Name Z to A' },
    ],
  },
];
