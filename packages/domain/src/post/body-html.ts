/**
 * The elements and attributes of a rendered body. The server makes no others, and the browser removes all others from a
 * fetched body.
 */
export const BODY_HTML: Readonly<Record<string, readonly string[]>> = {
  p: ['class'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  strong: [],
  em: [],
  s: [],
  sup: [],
  small: [],
  br: [],
  hr: [],
  a: ['href', 'title', 'target', 'rel', 'id', 'class', 'aria-label'],
  ul: [],
  ol: ['start'],
  li: ['id'],
  blockquote: [],
  div: ['class', 'role', 'aria-label', 'tabindex'],
  section: ['class', 'aria-label'],
  code: ['class'],
  pre: ['tabindex'],
  span: ['class'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['class'],
  td: ['class'],
  figure: [],
  figcaption: [],
  picture: [],
  source: ['type', 'srcset', 'sizes'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
};

/** Allowed link targets in a body: http, https, mail and relative addresses. */
export const BODY_ADDRESS = /^(https?:|mailto:|[/#?.]|[^:]*$)/i;
