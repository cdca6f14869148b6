const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Shows a look in a window of this site, in place of the one it came with. */
export function showLook(target: Window & typeof globalThis, css: string): void {
  const { document } = target;
  const known = sheets.get(document);
  // Not a style element, which the Content-Security-Policy refuses.
  const sheet = known ?? new target.CSSStyleSheet();
  sheet.replaceSync(css);
  if (known) return;
  sheets.set(document, sheet);
  document.adoptedStyleSheets.push(sheet);
}
