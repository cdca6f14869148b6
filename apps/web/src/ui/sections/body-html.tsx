import { memo, useEffect, useMemo, useRef } from 'react';

export type BodyHtmlProps = {
  /** Safe HTML of a body: rendered by the server, and sanitised when the browser fetched it. */
  html: string | TrustedHTML;
  className?: string;
};

/** The body of a post. A click on a video's still plays the video in its place. */
export const BodyHtml = memo(function BodyHtml({ html, className = '' }: BodyHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useMemo(() => ({ __html: html }), [html]);
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('click', playInPlace);
    return () => element?.removeEventListener('click', playInPlace);
  }, []);
  // oxlint-disable-next-line react/no-danger -- the server makes this HTML from Markdown with raw HTML off
  return <div ref={box} dir="auto" className={`prose ${className}`} dangerouslySetInnerHTML={content} />;
});

/** With a modifier key, or where the script cannot be loaded, the link leads to the video's page as any other. */
function playInPlace(event: MouseEvent): void {
  const still = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.video > a') : null;
  if (!still || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./play-video.ts').then(
    ({ playVideo }) => playVideo(still),
    () => window.open(still.href, '_blank', 'noopener'),
  );
}
