import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/controls/class-names.ts';
import { mailDocument, type MailView } from './mail-document.ts';

/** The width of the narrowest window; a narrower one shows the mail at its own width. */
export const PHONE_WIDTH = 360;

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
    const parts = [...page.body.children];
    function fit() {
      // Of the parts: the page itself is never lower than the frame.
      const height = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      frame.current?.style.setProperty('height', `${Math.ceil(height)}px`);
    }
    // Pictures and another width change the height.
    const watch = new ResizeObserver(fit);
    for (const part of parts) watch.observe(part);
    fit();
    return () => watch.disconnect();
  }, [html, isDark, hasPictures]);
  return (
    // On a phone from edge to edge: a mail has no margins beside it there, either.
    <div className="overflow-x-auto border border-line bg-sunk max-sm:-mx-4 max-sm:border-x-0">
      <iframe
        ref={frame}
        title="Mail preview"
        sandbox="allow-same-origin"
        width={width}
        className={classNames('mx-auto block min-h-40 bg-white', width === PHONE_WIDTH ? 'max-w-full' : 'max-w-none')}
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
