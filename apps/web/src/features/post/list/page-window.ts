/** Page links on each side of the current page. */
const REACH = 2;

/**
 * The pages to link to: the first, the last and those around the current one, with null for each gap.
 * @example pageWindow(6, 20) // => [1, null, 4, 5, 6, 7, 8, null, 20]
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, pageCount];
  for (let near = page - REACH; near <= page + REACH; near += 1) wanted.push(near);
  const pages = [...new Set(wanted)].filter((at) => at >= 1 && at <= pageCount).toSorted((a, b) => a - b);
  return pages.flatMap((at, index) => {
    const before = pages[index - 1] ?? 0;
    if (at - before === 2) return [at - 1, at]; // a gap of one page is linked instead of elided
    return at - before > 2 ? [null, at] : [at];
  });
}
