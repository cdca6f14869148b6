import { PICTURE_FILE } from '@tideline/domain/picture/picture-file';
import type { CheerioAPI } from 'cheerio/slim';
import { escapeHtml, figureHtml, linkHtml } from '../html/make-html.ts';
import type { Notes } from '../source/note.ts';
import type { SourcePicture } from '../source/source-item.ts';

/** `[name key="value"]`, its end, and the two spellings of one that is only shown: `[[name]]`. */
const SHORTCODE = /\[(?<open>\[?)(?<slash>\/?)(?<name>[a-z][\w-]*)(?<fields>(?:\s+[^[\]<>]*)?)\](?<close>\]?)/gi;
const FIELD = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]+)"|(\S+)/g;
/** Page builders write the layout of a page as shortcodes; what they show is between them or in their fields. */
const BUILDER = /^(?:et_pb|vc|fusion|av|fl|cs|x|mk|tatsu|us|nectar)_|^elementor/i;
/** Fields of builders that are words on the page. */
const WORDS =
  /^(?:title|sub_?title|heading|text|content|caption|quote|author|job_title|button_text|label|description)\d?$/i;
const CAPTIONED = 'shortcode-caption';
const ADDRESS = /^(?:https?:)?\/\/\S+$/;

type Shortcode = { name: string; fields: Record<string, string>; values: string[]; text: string };

/** Where shortcodes find the files that they name by their numbers. */
export type ShortcodeSources = {
  file: (id: string) => SourcePicture | null;
  /** The pictures uploaded with a post, which a gallery without numbers shows. */
  ownPictures: () => SourcePicture[];
};

/**
 * Replaces shortcodes by HTML that says the same. Unknown ones are named: the text between two of them stays, one without
 * a text stays as it is written, so that nobody loses it, beside a link for each address in it.
 */
export function readShortcodes(html: string, sources: ShortcodeSources, notes: Notes): string {
  const ended = new Set(
    [...html.matchAll(SHORTCODE)].filter(({ groups }) => groups?.['slash']).map(({ groups }) => groups?.['name']),
  );
  const kept: string[] = [];
  // Code is not read, and shown shortcodes are no shortcodes.
  const parts = html.split(
    /(<pre[\s>][\s\S]*?<\/pre>|<code[\s>][\s\S]*?<\/code>|<!--[\s\S]*?-->|\[(?:code|sourcecode)\b[^\]]*\][\s\S]*?\[\/(?:code|sourcecode)\])/i,
  );
  for (const [at, part] of parts.entries()) {
    kept.push(at % 2 === 0 ? part.replaceAll(SHORTCODE, (text, ...found) => write(text, found.at(-1))) : codeOf(part));
  }
  return kept.join('');

  function write(text: string, groups: Record<string, string>): string {
    const { open, close, slash, name = '', fields = '' } = groups;
    if (open !== '' && close !== '') return text.slice(1, -1);
    const shortcode = { name, text, ...parseFields(fields) };
    const isPair = ended.has(name);
    const kind = name.toLowerCase();
    const known = KNOWN.get(kind);
    if (known) return slash === '' ? known(shortcode, sources, notes) : (ENDS.get(kind) ?? '');
    if (BUILDER.test(name)) {
      notes.add('changed', `shortcode ${name}`);
      return slash === '' ? wordsOf(shortcode, sources) : '\n\n';
    }
    // Words in brackets, such as [sic], are no shortcodes.
    if (!isPair && Object.keys(shortcode.fields).length === 0) return text;
    notes.add('kept', `shortcode ${name}`);
    if (isPair) return slash === '' ? linksOf(shortcode) : '';
    return `<code>${escapeHtml(text)}</code>${linksOf(shortcode)}`;
  }
}

type Known = (shortcode: Shortcode, sources: ShortcodeSources, notes: Notes) => string;

// Names are a stranger's: they may be those of an object's own.
const KNOWN = new Map<string, Known>([
  ['caption', captioned],
  ['wp_caption', captioned],
  ['gallery', gallery],
  ['embed', () => '\n\n'],
  ['youtube', embedded],
  ['vimeo', embedded],
  ['video', embedded],
  ['audio', embedded],
  [
    'playlist',
    ({ fields }, { file }) =>
      idsIn(fields['ids'])
        .map((id) => linkLine(file(id)?.address ?? ''))
        .join(''),
  ],
]);
const ENDS = new Map([
  ['caption', '</figure>'],
  ['wp_caption', '</figure>'],
  ['embed', '\n\n'],
]);
const SITES = new Map([
  ['youtube', 'https://www.youtube.com/watch?v='],
  ['vimeo', 'https://vimeo.com/'],
]);

/** See `moveCaptions`. */
function captioned({ fields }: Shortcode): string {
  return `<figure class="${CAPTIONED}" title="${escapeHtml(fields['caption'] ?? '')}">`;
}

function gallery({ fields }: Shortcode, { file, ownPictures }: ShortcodeSources, notes: Notes): string {
  const ids = idsIn(fields['ids'] ?? fields['include']);
  const pictures = ids.length > 0 ? ids.map(file) : ownPictures();
  if (pictures.length === 0 || pictures.includes(null))
    notes.add('left', 'picture of a gallery that the file does not have');
  return `\n\n${pictures.map((picture) => (picture ? figureHtml(withPlainCaption(picture)) : '')).join('')}\n\n`;
}

function idsIn(list = ''): string[] {
  return list
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
}

function embedded({ name, fields, values }: Shortcode): string {
  const found =
    [
      fields['src'],
      fields['mp4'],
      fields['mp3'],
      fields['m4v'],
      fields['ogg'],
      fields['url'],
      fields['id'],
      ...values,
    ].find(Boolean) ?? '';
  const typed = found.replaceAll('&#038;', '&').replaceAll('&amp;', '&').replace(/^=/, '');
  const address = /^(?:https?:)?\/\//.test(typed) ? typed : `${SITES.get(name.toLowerCase()) ?? ''}${typed}`;
  return linkLine(address);
}

function linkLine(address: string): string {
  return address === '' ? '' : `\n\n<p>${linkHtml(address)}</p>\n\n`;
}

/** What stands beside the picture between two shortcodes for a caption is the caption. */
export function moveCaptions($: CheerioAPI): void {
  for (const box of $(`figure.${CAPTIONED}`).toArray()) {
    const words = $(box)
      .contents()
      .filter((_, node) => !$(node).is('img') && $(node).find('img').length === 0);
    const caption = $('<figcaption></figcaption>').append(words.toArray());
    if (caption.text().trim() === '') caption.text(box.attribs['title'] ?? '');
    $(box).append(caption);
  }
}

/** The words, pictures and links that a builder keeps in the fields of a shortcode. */
function wordsOf({ fields }: Shortcode, sources: ShortcodeSources): string {
  const parts = Object.entries(fields).flatMap(([key, value]) => {
    if (WORDS.test(key) && value.trim() !== '') return [`<p>${escapeHtml(value)}</p>`];
    if (/^(?:image|img|picture)(?:_id)?$/i.test(key) && /^\d+$/.test(value))
      return [sources.file(value)].map((picture) => (picture ? figureHtml(withPlainCaption(picture)) : ''));
    if (ADDRESS.test(value) && PICTURE_FILE.test(value))
      return [figureHtml({ address: value, alt: fields['alt'] ?? '', caption: '' })];
    return ADDRESS.test(value) ? [`<p>${linkHtml(value)}</p>`] : [];
  });
  return `\n\n${parts.join('')}`;
}

function linksOf({ fields, values }: Shortcode): string {
  return [...Object.values(fields), ...values]
    .filter((value) => ADDRESS.test(value))
    .map((address) => ` ${linkHtml(address)}`)
    .join('');
}

function codeOf(part: string): string {
  const [, fields = '', text] =
    /^\[(?:code|sourcecode)\b([^\]]*)\]([\s\S]*?)\[\/(?:code|sourcecode)\]$/i.exec(part) ?? [];
  if (text === undefined) return part;
  const language = /(?:lang|language)=["']?([\w+#-]+)/i.exec(fields)?.[1] ?? '';
  return `<pre class="language-${language}">${text.trim()}</pre>`;
}

function parseFields(text: string): Pick<Shortcode, 'fields' | 'values'> {
  const fields: Record<string, string> = Object.create(null);
  const values: string[] = [];
  for (const [, key, double, single, bare, quoted, word] of text.matchAll(FIELD)) {
    if (key !== undefined) fields[key.toLowerCase()] = double ?? single ?? bare ?? '';
    else values.push(quoted ?? word ?? '');
  }
  return { fields, values };
}

function withPlainCaption(picture: SourcePicture): SourcePicture {
  return { ...picture, caption: escapeHtml(picture.caption) };
}
