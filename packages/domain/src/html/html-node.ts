/** A node of parsed HTML, as far as the document of a browser and that of cheerio are alike. */
export type HtmlNode = {
  nodeType: number;
  /** Of an element; a browser gives it in capitals. */
  tagName?: string;
  attributes?: Iterable<{ name: string; value: string }>;
  childNodes?: Iterable<HtmlNode>;
  parentNode?: HtmlNode | null;
  /** Of a text. */
  nodeValue?: string | null;
};

const TEXT = 3;

/** The name of an element in small letters; empty for a text or a comment. */
export function nameOf({ tagName = '' }: HtmlNode): string {
  return tagName.toLowerCase();
}

/** All its children: elements, texts and comments. */
export function childrenOf({ childNodes = [] }: HtmlNode): HtmlNode[] {
  return [...childNodes];
}

/** The children that are elements. */
export function elementsOf(node: HtmlNode): HtmlNode[] {
  return childrenOf(node).filter((child) => nameOf(child) !== '');
}

/** An attribute; empty where the element has none. */
export function attributeOf({ attributes = [] }: HtmlNode, wanted: string): string {
  for (const { name, value } of attributes) if (name === wanted) return value;
  return '';
}

/** What a text says, with its spaces; empty for other nodes. */
export function valueOf({ nodeType, nodeValue }: HtmlNode): string {
  return nodeType === TEXT ? (nodeValue ?? '') : '';
}

/** All text inside of a node, with its spaces and lines. */
export function textOf(node: HtmlNode): string {
  return nameOf(node) === 'br' ? '\n' : valueOf(node) + childrenOf(node).map(textOf).join('');
}

/** The items of a list, each with its mark: the number and `afterNumber`, or `bullet`. */
export function listItems(list: HtmlNode, bullet: string, afterNumber: string): { mark: string; item: HtmlNode }[] {
  const start = nameOf(list) === 'ol' ? Number(attributeOf(list, 'start') || 1) : null;
  return elementsOf(list).map((item, at) => ({ mark: start === null ? bullet : `${start + at}${afterNumber}`, item }));
}

/** The cells of each row of a table. */
export function rowsOf(table: HtmlNode): HtmlNode[][] {
  return elementsOf(table).flatMap((part) => (nameOf(part) === 'tr' ? [elementsOf(part)] : rowsOf(part)));
}
