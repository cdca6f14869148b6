/**
 * Marks at the ends of texts, which name the field of each. Only the frame of the page editor receives them: it removes them from
 * the page before it is painted, and remembers where they were. They consist of invisible operators of mathematics, which no copy contains.
 */
const [ZERO, ONE, START, END] = ['\u2061', '\u2062', '\u2063', '\u2064'];
const MARK = /\u2063([\u2061\u2062]+)\u2064/g;

/** A text with the mark of a field. An empty text stays empty, since pages leave out its element. */
export function markText(text: string, field: number): string {
  return text === '' ? text : text + fieldMark(field);
}

/** The mark of a field. */
export function fieldMark(field: number): string {
  const digits = field.toString(2).replaceAll('0', ZERO).replaceAll('1', ONE);
  return `${START}${digits}${END}`;
}

/** A text without marks, and the fields that they name. */
export function unmarkText(text: string): { text: string; fields: number[] } {
  const fields = [...text.matchAll(MARK)].map(([, digits = '']) =>
    Number.parseInt(digits.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2),
  );
  return { text: fields.length === 0 ? text : text.replaceAll(MARK, ''), fields };
}

/** Whether a text contains marks. */
export function hasMarks(text: string): boolean {
  return text.includes(START);
}
