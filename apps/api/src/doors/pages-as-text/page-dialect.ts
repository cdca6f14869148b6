import { endsWithBlock, itemText, markdownDialect } from '@tideline/domain/html/markdown-dialect';
import { type HtmlNode, listItems } from '@tideline/domain/html/html-node';
import type { HtmlWriter } from '@tideline/domain/html/write-html';

const [BULLET, AFTER_NUMBER] = ['-   ', '.  '];

/** The Markdown of pages, for readers who may allow HTML: what is text on the page has to stay text. */
export const PAGE_DIALECT = markdownDialect({
  text: (text) =>
    text
      .replaceAll(/[\\*`[\]_<~]|&(?=#?\w+;)/g, String.raw`\$&`)
      .replace(/^(?:[->=]|\+ |#{1,6} )/, String.raw`\$&`)
      .replace(/^(\d+)([.)] )/, String.raw`$1\$2`),
  lineBreak: '  ',
  rule: '* * *',
  bullet: BULLET,
  afterNumber: AFTER_NUMBER,
  blocks: { ul: list, ol: list, blockquote: quote },
});

// The forms keep the spaces of empty lines, so that none changes for those who compare them with an earlier one.
function list(element: HtmlNode, writer: HtmlWriter): string {
  return listItems(element, BULLET, AFTER_NUMBER)
    .flatMap(({ mark, item }) => {
      const indent = `\n${' '.repeat(mark.length)}`;
      const text = itemText(item, writer);
      return text === '' ? [] : mark + text.replaceAll('\n', indent) + (endsWithBlock(item) ? indent : '');
    })
    .join('\n');
}

function quote(element: HtmlNode, { blocks }: HtmlWriter): string {
  const text = blocks(element).join('\n\n');
  return text === '' ? '' : text.replaceAll(/^/gm, '> ');
}
