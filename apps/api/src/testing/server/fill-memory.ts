/** Needs so many megabytes of the heap; see `isolated.test.ts`. */
export function fillMemory(megabytes: number): number {
  return Array.from({ length: megabytes }, () => Array.from({ length: 131_072 }, () => 0.5)).length;
}
