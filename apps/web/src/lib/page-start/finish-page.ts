import { takeInlineScripts } from './inline-scripts.ts';

const DOCTYPE = '<!DOCTYPE html>';
const HEAD_END = '</head>';
const PAGE_END = '</body></html>';

export type UnfinishedPage = {
  /** What React has rendered. */
  html: string;
  /** The nonce of the page's own inline scripts. */
  mark: string;
  /** Goes to the end of the head; empty for none. React, which has not put them there, leaves them alone. */
  styles: string;
  /** The element with what the page's router has loaded; before the start, which leads to who asks for it. */
  data: string;
  /** Text of the inline script at the end of the body; empty for none. */
  start: string;
};

/** The page as it is sent, and the text of its own inline scripts. */
export function finishPage({ html, mark, styles, data, start }: UnfinishedPage): {
  html: string;
  inlineScripts: string[];
} {
  // A long text that is put together anew is copied as soon as somebody searches it: three quarters of a millisecond for
  // each copy. So what React has rendered is searched once and cut, which copies nothing.
  const headEnd = html.indexOf(HEAD_END);
  const isWhole = headEnd !== -1 && html.endsWith(PAGE_END);
  const head = takeInlineScripts(isWhole ? html.slice(0, headEnd) : html, mark);
  if (!isWhole) return { ...head, html: DOCTYPE + head.html };
  const rest = takeInlineScripts(html.slice(headEnd, -PAGE_END.length), mark);
  return {
    html:
      DOCTYPE +
      head.html +
      (styles === '' ? '' : `<style>${styles}</style>`) +
      rest.html +
      data +
      (start === '' ? '' : `<script>${start}</script>`) +
      PAGE_END,
    inlineScripts: [...head.inlineScripts, ...rest.inlineScripts, ...(start === '' ? [] : [start])],
  };
}
