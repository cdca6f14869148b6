export type BodyHeading = { level: number; text: string; /** Where its line begins in the body. */ offset: number };

/** The headings of a body in Markdown, except lines with # inside code blocks. */
export function bodyHeadings(content: string): BodyHeading[] {
  const headings: BodyHeading[] = [];
  let offset = 0;
  let fence: string | null = null;
  for (const line of content.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
    } else if (mark !== undefined) fence = mark;
    else {
      const [, marks, text] = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*$/.exec(line) ?? [];
      if (marks !== undefined && text) headings.push({ level: marks.length, text, offset });
    }
    offset += line.length + 1;
  }
  return headings;
}
