import { writeInline } from './write-inline.ts';

const CONTAINERS = new Set('BODY DIV SECTION ARTICLE MAIN HEADER FIGURE DL DD TBODY'.split(' '));
const BLOCKS = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'BLOCKQUOTE',
  'PRE',
  'TABLE',
  'HR',
  'DT',
  'FIGCAPTION',
]);

/**
 * Tidy HTML as the Markdown of a post. Written here because libraries that do it (turndown 7.2 was tried) parse HTML as soon
 * as they are loaded, which the page's Trusted Types refuse and report.
 */
export function writeMarkdown(body: Element): string {
  return writeBlocks(body).join('\n\n');
}

/** Each block of an element; text between blocks is a paragraph. */
function writeBlocks(element: Element): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  function endRun() {
    blocks.push(writeInline(run));
    run = [];
  }
  for (const node of element.childNodes) {
    const isContainer = CONTAINERS.has(node.nodeName);
    if (!(node instanceof Element) || (!isContainer && !BLOCKS.has(node.nodeName))) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(...(isContainer ? writeBlocks(node) : [writeBlock(node)]));
  }
  endRun();
  return blocks.filter((block) => block !== '');
}

function writeBlock(element: Element): string {
  const { nodeName, childNodes } = element;
  if (nodeName === 'UL' || nodeName === 'OL') return writeList(element);
  if (nodeName === 'BLOCKQUOTE') return writeMarkdown(element).replace(/^/gm, '> ').replace(/^> $/gm, '>');
  if (nodeName === 'PRE') return writeCodeBlock(element);
  if (nodeName === 'TABLE') return writeTable(element);
  if (nodeName === 'HR') return '---';
  const text = writeInline(childNodes);
  if (!/^H[1-6]$/.test(nodeName)) return text;
  return text === '' ? '' : `${'#'.repeat(Number(nodeName.slice(1)))} ${text.replaceAll('\\\n', ' ')}`;
}

function writeList(list: Element): string {
  const start = list.nodeName === 'OL' ? Number(list.getAttribute('start') ?? 1) || 1 : null;
  return [...list.children]
    .map((item, index) => {
      const mark = start === null ? '- ' : `${start + index}. `;
      const paragraphs = [...item.children].filter(({ nodeName }) => nodeName === 'P' || nodeName === 'PRE');
      const text = writeBlocks(item).join(paragraphs.length > 0 ? '\n\n' : '\n');
      return mark + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function writeCodeBlock(block: Element): string {
  for (const lineBreak of block.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const text = block.textContent.replace(/\n+$/, '');
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${languageOf(block)}\n${text}\n${fence}`;
}

/** The language that highlighters write into a class. */
function languageOf(block: Element): string {
  const around = [block, block.firstElementChild, block.parentElement];
  const classes = around.map((element) => element?.getAttribute('class') ?? '').join(' ');
  return /(?:language-|lang-|highlight-source-)([\w+#-]+)/.exec(classes)?.[1] ?? '';
}

function writeTable(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map((row) => {
    const cells = [...row.children].map((cell) =>
      writeInline(cell.childNodes).replaceAll('\\\n', ' ').replaceAll('|', '\\|'),
    );
    return `|${cells.map((cell) => ` ${cell} |`).join('')}`;
  });
  const columns = table.querySelector('tr')?.children.length ?? 0;
  return [rows[0], `|${' --- |'.repeat(columns)}`, ...rows.slice(1)].join('\n');
}
