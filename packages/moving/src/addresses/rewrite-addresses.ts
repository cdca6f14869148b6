/** Code is not read: what looks like an address in it stays. */
const CODE = /(^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$|(`+)(?!`)[\s\S]*?[^`]\2(?!`))/gm;
/** The address of a link or a picture, and one in angle brackets. */
const ADDRESS = /\]\(([^()\s]+)(?=[)\s])|<((?:https?|archive):[^<>\s]+)>/g;

/**
 * Replaces the addresses of links and pictures in Markdown as `toMarkdown` writes it.
 * @param find the new address; null: the address stays
 */
export function rewriteAddresses(markdown: string, find: (address: string) => string | null): string {
  let text = '';
  let end = 0;
  for (const code of markdown.matchAll(CODE)) {
    text += rewrite(markdown.slice(end, code.index)) + code[0];
    end = code.index + code[0].length;
  }
  return text + rewrite(markdown.slice(end));

  function rewrite(part: string): string {
    return part.replaceAll(ADDRESS, (whole, linked?: string, alone?: string) => {
      const found = find(linked ?? alone ?? '');
      if (found === null) return whole;
      if (linked !== undefined) return `](${found}`;
      // A path in angle brackets would be text.
      return found.startsWith('/') ? `[${alone}](${found})` : `<${found}>`;
    });
  }
}
