import { takeInlineScripts } from './inline-scripts.ts';

const DOCTYPE = '<!DOCTYPE html>';
const HEAD_END = '</head>';
const PAGE_END = '</body></html>';

export type UnfinishedPage = {
  /** What React has rendered. */
  html: string;
  /** The same as the router sends it: with its doctype, and with what it may have added. */
  sent: string;
  /** The nonce of the page's own inline scripts. */
  mark: string;
  /** Goes to the end of the head; empty for none. React, which has not put them there, leaves them alone. */
  styles: string;
  /** Text of the inline script at the end of the body; empty for none. */
  start: string;
};

/** The page as it is sent, and the text of its own inline scripts. */
export function finishPage({ html, sent, mark, styles, start }: UnfinishedPage): {
  html: string;
  inlineScripts: string[];
} {
  // A long text that is put together anew is copied as soon as somebody searches it: three quarters of a millisecond for
  // each copy. Where the router has added nothing, what it was given is searched and cut, which copies nothing.
  const isAsRendered = sent.length === DOCTYPE.length + html.length;
  const [doctype, page] = isAsRendered ? [DOCTYPE, html] : ['', sent];
  const headEnd = page.indexOf(HEAD_END);
  const isWhole = headEnd !== -1 && page.endsWith(PAGE_END);
  const head = takeInlineScripts(isWhole ? page.slice(0, headEnd) : page, mark);
  if (!isWhole) return { ...head, html: doctype + head.html };
  const rest = takeInlineScripts(page.slice(headEnd, -PAGE_END.length), mark);
  return {
    html:
      doctype +
      head.html +
      (styles === '' ? '' : `<style>${styles}</style>`) +
      rest.html +
      (start === '' ? '' : `<script>${start}</script>`) +
      PAGE_END,
    inlineScripts: [...head.inlineScripts, ...rest.inlineScripts, ...(start === '' ? [] : [start])],
  };
}
