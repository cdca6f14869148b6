import { useEffect, useRef } from 'react';
import { mailDocument, type MailView } from './mail-document.ts';

export type MailFrameProps = { html: string; width: number; view: MailView };

/** A mail as its readers see it, in a window of this width. The frame runs no scripts, and its links lead nowhere. */
export function MailFrame({ html, width, view: { isDark, hasPictures } }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const { root, css } = mailDocument(html, { isDark, hasPictures });
    if (!page || !frame.current?.contentWindow) return undefined;
    page.replaceChild(page.adoptNode(root), page.documentElement);
    page.adoptedStyleSheets = [sheetFor(frame.current.contentWindow, css)];
    page.documentElement.style.setProperty('color-scheme', isDark ? 'dark' : 'light');
    page.body.inert = true;
    const fit = () => frame.current?.style.setProperty('height', `${page.documentElement.offsetHeight}px`);
    // Pictures and another width change the height.
    const watch = new ResizeObserver(fit);
    watch.observe(page.documentElement);
    fit();
    return () => watch.disconnect();
  }, [html, isDark, hasPictures]);
  return (
    <div className="overflow-x-auto border border-line bg-sunk">
      <iframe
        ref={frame}
        title="Mail preview"
        sandbox="allow-same-origin"
        width={width}
        className="mx-auto block min-h-40 max-w-none bg-white"
      />
    </div>
  );
}

function sheetFor(view: Window, css: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = view as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  return sheet;
}
