import { type SafeHtml, trustPageHtml } from '../../../lib/text/trust-page-html.ts';
import { BodyHtml } from '../../../ui/sections/body-html.tsx';
import { useMemo } from 'react';

export type PostBodyProps = {
  /** Rendered by the server; sanitised again when fetched by the browser. */
  html: SafeHtml;
};

/** The body of a post; the only place of the public site that inserts HTML. */
export function PostBody({ html }: PostBodyProps) {
  const trusted = useMemo(() => trustPageHtml(html), [html]);
  return <BodyHtml html={trusted} />;
}
