/** A text as HTML, also as the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** An element without attributes. @param inner HTML */
export function elementHtml(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

/** A link that says its own address; a post shows it as a video where it is one. */
export function linkHtml(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
}

/** A picture with its caption, which is HTML. */
export function figureHtml({ address, alt, caption }: { address: string; alt: string; caption: string }): string {
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${words}</figure>`;
}
