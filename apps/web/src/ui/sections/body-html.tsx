import { memo, useEffect, useMemo, useRef } from 'react';

export type BodyHtmlProps = {
  /** Safe HTML of a body: rendered by the server, and sanitised if fetched by the browser. */
  html: string | TrustedHTML;
  className?: string;
  /** Whether links inside the body scroll to their target without changing the page's address. */
  keepsAddress?: boolean;
};

/** The body of a post. A click on a video's still plays the video in its place. */
export const BodyHtml = memo(function BodyHtml({ html, className = '', keepsAddress = false }: BodyHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useMemo(() => ({ __html: html }), [html]);
  useEffect(() => {
    const element = box.current;
    const listener = new AbortController();
    element?.addEventListener('click', playInPlace, listener);
    if (keepsAddress) element?.addEventListener('click', scrollToTarget, listener);
    return () => listener.abort();
  }, [keepsAddress]);
  // oxlint-disable-next-line react/no-danger -- the server makes this HTML from Markdown with raw HTML off
  return <div ref={box} dir="auto" className={`prose ${className}`} dangerouslySetInnerHTML={content} />;
});

/**
 * With a modifier key, or where the player cannot be loaded, the link leads to the video's page like any other. An
 * isolated page (Cross-Origin-Embedder-Policy) can only embed other sites in credentialless frames, which not every
 * browser has.
 */
function playInPlace(event: MouseEvent): void {
  if (crossOriginIsolated && !('credentialless' in HTMLIFrameElement.prototype)) return;
  const still = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.video > a') : null;
  if (!still || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./play-video.ts').then(
    ({ playVideo }) => playVideo(still),
    () => window.open(still.href, '_blank', 'noopener'),
  );
}

function scrollToTarget(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView({ block: 'nearest' });
}
