export type KeyLabel = { key: string; label: string };

/** The keys of lists, for the help of a list and of the command palette. */
export const LIST_KEYS: readonly KeyLabel[] = [
  { key: 'j', label: 'Next row' },
  { key: 'k', label: 'Previous row' },
  { key: 'e', label: 'Open or edit the row' },
  { key: 'x', label: 'Select the row' },
  { key: '?', label: 'Show the shortcuts' },
];
