/**
 * The function, which draws the same thing only once: pages show the same few waves at every render, on the server for
 * every visitor. Only for what is drawn from the site's own copy, since it keeps everything.
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
