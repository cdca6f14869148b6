/** Columns of a line. Source: RFC 5322 §2.1.1. */
export const WIDTH = 78;

/** Breaks a text into lines; a word longer than a line gets its own. */
export function wrap(text: string, width = WIDTH): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ').filter(Boolean)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && lengthOf(longer) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line].join('\n');
    })
    .join('\n');
}

/** Underlined, as a heading. */
export function underlined(text: string): string {
  const width = Math.max(...text.split('\n').map(lengthOf));
  return text === '' ? '' : `${text}\n${'-'.repeat(width)}`;
}

/** Pads a cell with spaces on the side opposite to its alignment. */
export function pad(text: string, width: number, style: string | undefined): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return style === 'text-align:right' ? space + text : text + space;
}

/** Width in columns, as far as it can be known. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
