import { sanitiseHtml } from '../../../lib/text/sanitise-html.ts';

/** How many blocks are made safe before the browser may do something else, such as showing a keystroke. */
const SLICE = 60;

/**
 * Changes what `container` shows from the blocks of `before` to those of `after`: only what lies between their common
 * beginning and end is made safe and put in, so that a long text costs no more than a short one.
 * @returns false when `signal` called it off: the container still shows `before`
 */
export async function showBlocks(
  container: Element,
  before: readonly string[],
  after: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const { start, end } = commonEnds(before, after);
  const isInStep = container.childElementCount === before.length;
  const from = isInStep ? start : 0;
  const changed = after.slice(from, isInStep ? after.length - end : after.length);
  const fragment = document.createDocumentFragment();
  for (let at = 0; at < changed.length; at += SLICE) {
    // One after the other on purpose: in between, the browser shows what was typed.
    const html = await sanitiseHtml(changed.slice(at, at + SLICE).join(''));
    const template = document.createElement('template');
    // The DOM's types know only text here; what Trusted Types ask for is what it is.
    template.innerHTML = html as string;
    fragment.append(...template.content.children);
    if (at + SLICE < changed.length) await nextTask();
    if (signal.aborted) return false;
  }
  const children = [...container.children];
  const old = isInStep ? children.slice(start, before.length - end) : children;
  const follower = isInStep ? (children[before.length - end] ?? null) : null;
  const added = [...fragment.children];
  if (old.length === added.length && old.every((element, at) => isAlike(element, added[at])))
    old.forEach((element, at) => element.replaceChildren(...(added[at]?.childNodes ?? [])));
  else {
    for (const element of old) element.remove();
    container.insertBefore(fragment, follower);
  }
  return true;
}

/**
 * Whether one element may take the other's content in: for an element that comes or goes among thousands of siblings,
 * the browser works out the style of all of them anew.
 */
function isAlike(one: Element, other: Element | undefined): boolean {
  return other !== undefined && one.cloneNode(false).isEqualNode(other.cloneNode(false));
}

/** How many blocks two texts share at their beginning and, after that, at their end. */
export function commonEnds(before: readonly string[], after: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { start, end };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
