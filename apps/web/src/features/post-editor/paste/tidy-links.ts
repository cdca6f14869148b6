/** An address of a link or picture in a clipboard; null if a text may not contain it. */
export function safeAddress(address: string, origin: string): string | null {
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return null; // relative to a page that is not known
  }
  // Search results and shared documents of Google link through a page of their own.
  if (/^www\.google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url') {
    return safeAddress(url.searchParams.get('q') ?? url.searchParams.get('url') ?? '', origin);
  }
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  return url.href;
}

/** Keeps links to http, https and mail addresses; of all others, only the text stays. */
export function tidyLinks(body: HTMLElement, origin: string): void {
  for (const link of body.querySelectorAll('a')) {
    const address = safeAddress(link.getAttribute('href') ?? '', origin);
    if (address === null || (link.textContent.trim() === '' && !link.querySelector('img'))) {
      link.replaceWith(...link.childNodes);
    } else {
      link.setAttribute('href', address);
    }
  }
}
