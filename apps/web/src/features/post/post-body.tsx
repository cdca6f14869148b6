export type PostBodyProps = {
  /** Safe HTML: made by the server's renderer, and sanitised again where the browser fetched it. */
  html: string;
};

/** The body of a post; the only place that inserts HTML. */
export function PostBody({ html }: PostBodyProps) {
  // oxlint-disable-next-line react/no-danger -- the server makes this HTML from Markdown with raw HTML off
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
