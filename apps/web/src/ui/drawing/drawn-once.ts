/**
 * Memoises a drawing function: every render shows the same few waves, on the server for every visitor. Only for
 * drawings from the site's own copy, since the cache never shrinks.
 */
export function drawnOnce<From extends (string | number)[], Drawing>(
  draw: (...from: From) => Drawing,
): (...from: From) => Drawing {
  const drawn = new Map<string, Drawing>();
  return (...from) => {
    const key = from.join('\n');
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const made = draw(...from);
    drawn.set(key, made);
    return made;
  };
}
