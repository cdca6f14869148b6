/** A number with its noun. @example quantity(1, ['view', 'views']) // => '1 view' */
export function quantity(count: number, [one, many]: readonly [string, string]): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
