import { parseVideoAddress } from '@tideline/domain/post/video-address';
import { escapeHtml, figureHtml, linkHtml } from '../html/make-html.ts';
import type { Notes } from '../source/note.ts';

/** `{{< name field="value" >}}` and `{{% … %}}` of Hugo. */
const HUGO = /\{\{[<%]\s*(\/?)\s*([\w./-]+)\s*([\s\S]*?)\s*\/?[%>]\}\}/g;
/** `{% name field %}` of Jekyll and Eleventy. */
const LIQUID = /\{%-?\s*(\w+)\s*([\s\S]*?)\s*-?%\}/g;
const VALUE = /\{\{-?\s*([\w.'"|/ -]+?)\s*-?\}\}/g;
const FIELD = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)|"([^"]*)"|`([^`]*)`|(\S+)/g;
const CODE = /(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$|`[^`\n]+`)/m;
const ADDRESS = /^https?:\/\/\S+$/;

/**
 * Replaces the templates of generators by HTML or Markdown that says the same. Unknown ones are named: what is between two
 * of them stays, and so do their addresses and sentences.
 */
export function readTemplates(markdown: string, notes: Notes): string {
  const text = codeBlocks(markdown);
  return text
    .split(new RegExp(CODE, 'gm'))
    .map((part, at) => (at % 2 === 1 ? part : withoutTemplates(part, notes)))
    .join('');
}

/** Highlighted code is fenced in Markdown. */
function codeBlocks(text: string): string {
  return text
    .replaceAll(
      /\{\{<\s*highlight\s+([\w+#-]+)[^>]*>\}\}\n?([\s\S]*?)\n?\{\{<\s*\/\s*highlight\s*>\}\}/g,
      '```$1\n$2\n```\n',
    )
    .replaceAll(
      /\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}\n?([\s\S]*?)\n?\{%-?\s*endhighlight\s*-?%\}/g,
      '```$1\n$2\n```\n',
    )
    .replaceAll(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, '$1');
}

function withoutTemplates(part: string, notes: Notes): string {
  return part
    .replaceAll(HUGO, (_whole, slash: string, name: string, fields: string) =>
      slash === '/' ? '' : written(name, fields, `shortcode ${name}`, notes),
    )
    .replaceAll(LIQUID, (_whole, name: string, fields: string) =>
      name.startsWith('end') ? '' : written(name, fields, `tag ${name}`, notes),
    )
    .replaceAll(VALUE, (_whole, value: string) => {
      // The address of the site itself.
      if (/^(?:site\.(?:url|baseurl)|\.Site\.BaseURL)/.test(value)) return '';
      notes.add('left', `value ${value.split('|', 1)[0]?.trim()}`);
      return '';
    });
}

function written(name: string, typed: string, what: string, notes: Notes): string {
  const { fields, values } = parseFields(typed);
  const [first = ''] = values;
  switch (name) {
    case 'figure':
    case 'img':
    case 'image':
      return figureHtml({
        address: fields.get('src') ?? first,
        alt: fields.get('alt') ?? '',
        caption: escapeHtml(fields.get('caption') ?? fields.get('title') ?? ''),
      });
    case 'youtube':
      return video(`https://www.youtube.com/watch?v=${fields.get('id') ?? first}`);
    case 'vimeo':
      return video(`https://vimeo.com/${fields.get('id') ?? first}`);
    // Inside of the brackets of a link.
    case 'ref':
    case 'relref':
    case 'link':
      return first.replace(/^['"]|['"]$/g, '');
    case 'post_url':
      return `${first}.md`;
    default: {
      const kept = [...fields.values(), ...values].filter((text) => ADDRESS.test(text) || /\S\s+\S/.test(text));
      notes.add('kept', what);
      return kept
        .map((text) => (ADDRESS.test(text) ? `<p>${linkHtml(text)}</p>` : `<p>${escapeHtml(text)}</p>`))
        .join('');
    }
  }
}

function video(address: string): string {
  return parseVideoAddress(address) ? `\n\n<p>${linkHtml(address)}</p>\n\n` : '';
}

function parseFields(text: string): { fields: Map<string, string>; values: string[] } {
  const fields = new Map<string, string>();
  const values: string[] = [];
  for (const [, key, double, single, raw, quoted, rawQuoted, word] of text.matchAll(FIELD)) {
    if (key !== undefined) fields.set(key.toLowerCase(), double ?? single ?? raw ?? '');
    else values.push(quoted ?? rawQuoted ?? word ?? '');
  }
  return { fields, values };
}
