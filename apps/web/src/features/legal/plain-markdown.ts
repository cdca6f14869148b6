/** A piece of a line. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; address: string };

/** A paragraph or a bullet list. */
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

const SPAN = /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\[(?<text>[^\]]+)\]\((?<address>[^)\s]+)\)/g;

/**
 * The Markdown subset of the legal texts: paragraphs, `- ` lists, bold, emphasis and links. Our own texts only:
 * posts go through the server's renderer, which is too large to ship to every visitor for three pages.
 */
export function parsePlainMarkdown(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map((block): Block => {
      if (!block.startsWith('- ')) return { kind: 'paragraph', spans: parseSpans(joinLines(block)) };
      const items = block.slice(2).split(/\n- /);
      return { kind: 'list', items: items.map((item) => parseSpans(joinLines(item))) };
    });
}

function joinLines(block: string): string {
  return block.replace(/\s*\n\s*/g, ' ');
}

function parseSpans(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, emphasis, text, address } = match.groups ?? {};
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) spans.push({ kind: 'emphasis', text: emphasis });
    else if (text !== undefined && address !== undefined) spans.push({ kind: 'link', text, address });
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
}
