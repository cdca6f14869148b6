import { useMemo } from 'react';
import { type SafeHtml, trustPageHtml } from '../../../lib/text/trust-page-html.ts';

export type PostBodyProps = {
  /** Rendered by the server; sanitised again when fetched by the browser. */
  html: SafeHtml;
};

/** The body of a post; the only place of the public site that inserts HTML. */
export function PostBody({ html }: PostBodyProps) {
  const content = useMemo(() => ({ __html: trustPageHtml(html) }), [html]);
  // oxlint-disable-next-line react/no-danger -- the server makes this HTML from Markdown with raw HTML off
  return <div dir="auto" className="prose" dangerouslySetInnerHTML={content} />;
}
