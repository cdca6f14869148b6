/** The words around a visitor's reading list. */
export const readingListLabels = {
  save: 'Save for later',
  open: 'Reading list',
};

/** The words inside the list, which load with it. */
export const readingListDialog = {
  note: 'Only this browser has the list. Nobody else can see it, and it is not sent to us.',
  empty: 'There is nothing in it yet. “Save for later” is at the top of every article.',
  remove: 'Remove',
};
