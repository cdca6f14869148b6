/** The small words around the parts of a series. Apart from the other labels, since most pages have no series. */
export const seriesLabels = {
  parts: 'Parts of this series',
  /** Before the name of a series; `{number}` and `{total}` are replaced. */
  part: 'Part {number} of {total} of',
  all: 'All {total} parts',
  /** Of a very long series. */
  some: 'Parts {first} to {last}',
  previous: 'Previous part',
  next: 'Next part',
};
