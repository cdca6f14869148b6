/** Characters that XML forbids, even if they are escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uFFFD]/g;

/** An element whose content is read as it is, whatever is in it. */
export function cdata(name: string, text: string, attributes = ''): string {
  const inner = text.replaceAll(NOT_IN_XML, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return `<${name}${attributes}><![CDATA[${inner}]]></${name}>\n`;
}

/** An element with a word or a number of the program's own. */
export function element(name: string, text: string | number): string {
  return `<${name}>${escapeXml(String(text))}</${name}>\n`;
}

/** A text as the value of an attribute or an element. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? '');
}
