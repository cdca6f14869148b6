// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the browser, without the module around it
import type { Page } from '@playwright/test';

/**
 * Measures the page, or the open dialog, and names the faults that text causes: the page scrolls sideways; a text leaves the
 * window, is cut without an ellipsis, covers its neighbour or has about one letter per line; a row is too high for the window.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { element: Element; left: number; right: number; top: number; bottom: number };
    window.scrollTo(0, 0);
    const root = document.documentElement;
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1); // the topmost
    const scope = dialog ?? document.body;
    const faults: string[] = [];
    const foot = dialog?.querySelector('.dialog-foot');

    const nameOf = (element: Element) => {
      const text = (element.textContent ?? '').trim().slice(0, 24);
      return `${element.closest('[aria-label], [id]')?.id ?? ''}<${element.localName}> “${text}”`;
    };
    const isSkipped = (element: Element) =>
      element.closest('svg, option, select, script, style, noscript, [aria-hidden="true"], .sr-only') !== null ||
      !element.checkVisibility({ visibilityProperty: true });

    /**
     * The part of `rect` that scrolling and clipping ancestors leave visible, or null if none. Records a fault if text is cut.
     */
    function shown(element: Element, rect: DOMRect): Box | null {
      const box = { element, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
      for (let at: Element | null = element; at && at !== scope; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' || at.localName === 'main') continue;
        const edge = at.getBoundingClientRect();
        if (edge.width <= 1) return null; // for screen readers only
        const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const isMarked = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (isCut && !isMarked && (box.left < edge.left - 2 || box.right > edge.right + 2))
          faults.push(`cut off: ${nameOf(element)}`);
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      // The foot of a dialog stays in view; what is behind it is reached by scrolling.
      if (foot && !foot.contains(element)) box.bottom = Math.min(box.bottom, foot.getBoundingClientRect().top);
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
    }
    function overlap(a: Box, b: Box) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) return false;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Boxes of tight lines touch; an overlap of less than nearly half a line is invisible.
      return width > 3 && height > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top);
    }

    if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page scrolls sideways: ${root.scrollWidth} px`);
    if (dialog && dialog.scrollWidth > dialog.clientWidth + 1)
      faults.push(`the dialog scrolls sideways: ${dialog.scrollWidth} px`);

    const texts: Box[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || isSkipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
      if (text.length >= 6 && lines > text.length / 2.5) faults.push(`a column of letters: ${nameOf(element)}`);
      for (const rect of rects) {
        const box = shown(element, rect);
        if (!box) continue;
        if (box.left < -1 || box.right > root.clientWidth + 1) faults.push(`outside the window: ${nameOf(element)}`);
        texts.push(box);
      }
    }
    for (const [at, a] of texts.entries()) {
      for (const b of texts.slice(at + 1))
        if (overlap(a, b)) faults.push(`covered: ${nameOf(a.element)} and ${nameOf(b.element)}`);
    }
    const controls = [...scope.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => !isSkipped(element))
      .flatMap((element) => [...element.getClientRects()].map((rect) => shown(element, rect) ?? []))
      .flat();
    for (const [at, a] of controls.entries()) {
      if (a.left < -1 || a.right > root.clientWidth + 1) faults.push(`outside the window: ${nameOf(a.element)}`);
      for (const b of controls.slice(at + 1))
        if (overlap(a, b)) faults.push(`covered: ${nameOf(a.element)} and ${nameOf(b.element)}`);
    }
    // Rows that show a whole message, and articles with their whole titles, may be higher.
    for (const row of scope.querySelectorAll(
      'tr:not(:has([colspan])), body > header, [role="tabpanel"] li, dialog h2',
    )) {
      const { height } = row.getBoundingClientRect();
      if (height > window.innerHeight * 0.6 && !row.closest('[colspan]') && !isSkipped(row))
        faults.push(`${Math.round(height)} px high: ${nameOf(row)}`);
    }
    return [...new Set(faults)];
  });
}
