/**
 * The texts of the legal pages in a small part of Markdown, which staff write, too: paragraphs and bullet lists, `**strong**`,
 * `*emphasis*` and `[links](/address)`. Everything else is text.
 */

/** A piece of a line. */
export type LegalSpan =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; address: string };

/** A paragraph or a bullet list. */
export type LegalBlock = { kind: 'paragraph'; spans: LegalSpan[] } | { kind: 'list'; items: LegalSpan[][] };

const MARKS =
  /\*\*(?<strong>[^*]+)\*\*|\*(?=\S)(?<emphasis>[^*]+)(?<=\S)\*|\[(?<text>[^\]]+)\]\((?<address>[^()\s]+)\)/g;
/** What a link may lead to: a page of the site, an address of the web or of mail. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:)/i;

/** The blocks of a text. */
export function readProse(text: string): LegalBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.trim().split(/\n\s*/);
      return lines.every((line) => line.startsWith('- '))
        ? { kind: 'list', items: lines.map((line) => spansOf(line.slice(2))) }
        : { kind: 'paragraph', spans: spansOf(lines.join(' ')) };
    });
}

/** A text whose paragraphs and items are broken into lines in the source. */
export function prose([text = '']: TemplateStringsArray): string {
  return text.trim().replaceAll(/(?<!\n)\n(?!\n|- )/g, ' ');
}

function spansOf(line: string): LegalSpan[] {
  const spans: LegalSpan[] = [];
  let end = 0;
  for (const { 0: mark, index, groups: { strong, emphasis, text, address } = {} } of line.matchAll(MARKS)) {
    const span = marked(strong, emphasis, text, address);
    if (!span) continue;
    spans.push({ kind: 'text', text: line.slice(end, index) }, span);
    end = index + mark.length;
  }
  return [...spans, { kind: 'text' as const, text: line.slice(end) }].filter(({ text }) => text !== '');
}

/** The span of a mark; null for a link that leads elsewhere. */
function marked(strong?: string, emphasis?: string, text = '', address = ''): LegalSpan | null {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  return ADDRESS.test(address) ? { kind: 'link', text, address } : null;
}
