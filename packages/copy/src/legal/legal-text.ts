/** The texts of the legal pages, as typed parts. In each text and address, `{name}` and the like are placeholders. */

/** A piece of a line. */
export type LegalSpan =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; address: string };

/** A paragraph or a bullet list. */
export type LegalBlock = { kind: 'paragraph'; spans: LegalSpan[] } | { kind: 'list'; items: LegalSpan[][] };

/** A template whose lines are one paragraph. */
export function paragraph(texts: TemplateStringsArray, ...marked: LegalSpan[]): LegalBlock {
  return { kind: 'paragraph', spans: line(texts, ...marked) };
}

/** A list of texts, or of lines with marked words. */
export function list(...items: (string | LegalSpan[])[]): LegalBlock {
  return {
    kind: 'list',
    items: items.map((item) => (typeof item === 'string' ? [{ kind: 'text', text: item }] : item)),
  };
}

/** A template with marked words. */
export function line(texts: TemplateStringsArray, ...marked: LegalSpan[]): LegalSpan[] {
  const spans = texts.flatMap((text, at): LegalSpan[] => {
    const mark = marked[at];
    return [{ kind: 'text', text: text.replaceAll(/\s*\n\s*/g, ' ') }, ...(mark ? [mark] : [])];
  });
  return spans.filter(({ text }) => text !== '');
}

export function strong(text: string): LegalSpan {
  return { kind: 'strong', text };
}

export function emphasis(text: string): LegalSpan {
  return { kind: 'emphasis', text };
}

export function link(text: string, address: string): LegalSpan {
  return { kind: 'link', text, address };
}
