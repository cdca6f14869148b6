/**
 * Tables (`table`) and columns (`table.column`) that this program no longer reads or writes. They stay for servers of the release
 * before, which run beside this one during an update; the next release may drop them.
 */
export const RETIRED: readonly string[] = [];
