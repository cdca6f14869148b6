/** HTML that is written as it is; anything else is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

/**
 * Writes HTML. Texts are escaped, `Html` is not, a list is written one after the other, and false and undefined are nothing.
 * @example html`<p>${'a < b'}</p>`.text // => '<p>a &lt; b</p>'
 */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, at) => text + write(parts[at])).join(''));
}

/** Text with code between backticks, and links written as in Markdown. */
export function prose(text: string): Html {
  const written = escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
  return new Html(written);
}

function write(part: Part): string {
  if (part === false || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return escape(String(part));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
