/** What staff can type in a body, in groups; docs/markdown.md describes it in full, with the same examples. */
export type DialectGroup = {
  heading: string;
  marks: readonly {
    name: string;
    /** An example, as typed. */
    typed: string;
    /** What the example does not show. */
    note?: string;
  }[];
};

export const DIALECT: readonly DialectGroup[] = [
  {
    heading: 'Words',
    marks: [
      { name: 'Bold, italic', typed: '**bold** *italic* ***both***' },
      { name: 'Strikethrough', typed: '~~last year’s price~~' },
      { name: 'Code in a sentence', typed: '`utm_source`' },
      { name: 'Link', typed: '[our services](/services)', note: 'Opens in a new tab.' },
      { name: 'Address as a link', typed: '<https://example.com>' },
      { name: 'Footnote', typed: 'Visits rose.[^1]\n\n[^1]: Search Console, last 28 days.' },
      { name: 'A mark as typed', typed: '\\*not italic\\*' },
    ],
  },
  {
    heading: 'Paragraphs',
    marks: [
      {
        name: 'Headings',
        typed: '# Section\n\n## Part of it',
        note: 'One level lower on the page, whose first heading is the title.',
      },
      { name: 'Bullet list', typed: '- First\n- Second\n  - Part of it' },
      { name: 'Numbered list', typed: '1. First\n2. Second' },
      { name: 'Quote', typed: '> Said by someone.' },
      { name: 'Call-out', typed: '> [!NOTE]\n> Worth knowing.', note: 'Also [!TIP] and [!WARNING].' },
      { name: 'Rule', typed: '---' },
      { name: 'Line break', typed: 'One line\\\nand the next' },
    ],
  },
  {
    heading: 'Tables and code',
    marks: [
      {
        name: 'Table',
        typed: '| Package | Posts |\n| :------ | ----: |\n| WAVE    |    12 |',
        note: 'The colons align a column: left, right, or both for the middle.',
      },
      {
        name: 'Code',
        typed: '```html\n<b class="lead">Blog</b>\n```',
        note: 'bash, css, diff, html, javascript, json, jsx, markdown, php, python, sql, tsx, typescript, xml and yaml have colors.',
      },
    ],
  },
  {
    heading: 'Pictures and video',
    marks: [
      {
        name: 'Picture with a caption',
        typed: '![What it shows](/media/… "The caption")',
        note: 'Only pictures of the library; one of another site becomes a link.',
      },
      {
        name: 'Video',
        typed: 'https://www.youtube.com/watch?v=…',
        note: 'The address on a line of its own, from YouTube or Vimeo. It loads when a reader plays it.',
      },
    ],
  },
];
