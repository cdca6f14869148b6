import { describe, expect, test } from 'vitest';
import { cookiePolicy } from '../../content/legal/cookie-policy.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { termsOfService } from '../../content/legal/terms-of-service.ts';
import { type Block, parsePlainMarkdown } from './plain-markdown.ts';

describe('the Markdown of the legal texts', () => {
  test('has paragraphs over several lines, bold, emphasis and links', () => {
    expect(parsePlainMarkdown('Write to\n[us](mailto:a@b.c), **soon**.\n\nIt is *fine*.')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'Write to ' },
          { kind: 'link', text: 'us', address: 'mailto:a@b.c' },
          { kind: 'text', text: ', ' },
          { kind: 'strong', text: 'soon' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'It is ' },
          { kind: 'emphasis', text: 'fine' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  test('has bullet lists', () => {
    expect(parsePlainMarkdown('- one\n  more\n- **two**')).toEqual([
      { kind: 'list', items: [[{ kind: 'text', text: 'one more' }], [{ kind: 'strong', text: 'two' }]] },
    ]);
  });

  test.each([privacyPolicy, termsOfService, cookiePolicy])(
    'renders no Markdown syntax in the text of $title',
    ({ sections }) => {
      const blocks = sections.flatMap(({ body }) => parsePlainMarkdown(body));
      expect(blocks.map(plainText).join('\n')).not.toMatch(/\*|\]\(|^- |^#|^>|^\d+\. /m);
    },
  );
});

function plainText(block: Block): string {
  const spans = block.kind === 'list' ? block.items.flat() : block.spans;
  return spans.map(({ text }) => text).join('');
}
