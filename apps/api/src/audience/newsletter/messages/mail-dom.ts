import { load, type CheerioAPI } from 'cheerio/slim';

/** HTML that can be searched and changed. */
export type MailDom = CheerioAPI;
export type MailNode = ReturnType<MailDom['root']>[number]['children'][number];
export type MailElement = Extract<MailNode, { name: string; attribs: object }>;

const PARSER = { xml: { xmlMode: false, encodeEntities: 'utf8' } } as const;

/** Parses HTML made by this program, without repairing it. */
export function openDom(html: string): MailDom {
  return load(html, PARSER);
}

export function isElement(node: MailNode): node is MailElement {
  return 'attribs' in node;
}

/** The top-level elements, in order. */
export function blocksOf($: MailDom): MailElement[] {
  return $.root().contents().toArray().filter(isElement);
}

/** The visible children: neither white space nor comments. */
export function contentOf(element: MailElement): MailNode[] {
  return element.children.filter((node) => isElement(node) || ('data' in node && node.data.trim() !== ''));
}

/** Escapes a text for an element or attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
