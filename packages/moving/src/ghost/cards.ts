import { escapeHtml, figureHtml, linkHtml } from '../html/make-html.ts';
import { markdownHtml } from '../html/markdown-html.ts';
import type { Notes } from '../source/note.ts';
import { textsIn } from '../source/texts-in.ts';
import { CardFields, type StoredCard } from './card-fields.ts';

type Card = (fields: CardFields) => string;

/** Both editors of Ghost have these cards, the newer one in small letters. */
const CARDS = new Map<string, Card>([
  ['image', picture],
  ['gallery', (card) => card.list('images').map(picture).join('') + paragraph(card.text('caption'))],
  ['html', (card) => card.text('html')],
  ['markdown', (card) => markdownHtml(card.text('markdown'))],
  ['card-markdown', (card) => markdownHtml(card.text('markdown'))],
  ['code', codeBlock],
  ['codeblock', codeBlock],
  ['hr', () => '<hr>'],
  ['horizontalrule', () => '<hr>'],
  ['embed', (card) => card.text('html') || paragraph(linkHtml(card.text('url')))],
  ['bookmark', bookmark],
  ['video', (card) => player('video', card)],
  ['audio', (card) => player('audio', card)],
  ['file', file],
  [
    'callout',
    (card) => `<blockquote>${paragraph(`${card.plain('calloutEmoji')} ${card.text('calloutText')}`)}</blockquote>`,
  ],
  ['toggle', (card) => `<details><summary>${card.text('heading')}</summary>${card.text('content')}</details>`],
  ['button', (card) => link(card.text('buttonUrl'), card.plain('buttonText'))],
  ['product', product],
  ['header', shown],
  ['signup', shown],
  ['call-to-action', shown],
  ['email', (card) => card.text('html')],
  ['email-cta', shown],
]);
/** Cards without a text. */
const EMPTY = new Set(['paywall']);
/** Cards that Ghost shows to some readers only, or as something that a post here does not have. */
const CHANGED = new Set([
  'callout',
  'toggle',
  'button',
  'product',
  'header',
  'signup',
  'call-to-action',
  'email',
  'email-cta',
  'bookmark',
  'file',
]);

/** A card as HTML. One of an unknown kind becomes its texts and addresses; all that differ are named. */
export function cardHtml(type: string, fields: StoredCard, notes: Notes): string {
  const card = new CardFields(fields);
  const write = CARDS.get(type);
  if (CHANGED.has(type) || EMPTY.has(type)) notes.add('changed', `card ${type}`);
  if (write) return write(card);
  if (EMPTY.has(type)) return '';
  const texts = textsIn({ ...fields, type: null });
  notes.add(texts.length === 0 ? 'left' : 'kept', `card ${type}`);
  return texts.map((text) => paragraph(escapeHtml(text))).join('');
}

function picture(card: CardFields): string {
  const address = card.text('src');
  const figure = figureHtml({ address, alt: card.text('alt'), caption: card.text('caption') });
  const href = card.text('href');
  return href === '' ? figure : figure.replace(/<img [^>]*>/, (image) => `<a href="${escapeHtml(href)}">${image}</a>`);
}

function codeBlock(card: CardFields): string {
  return `<pre class="language-${card.plain('language')}">${card.plain('code')}</pre>${paragraph(card.text('caption'))}`;
}

function bookmark(card: CardFields): string {
  const about = card.inside('metadata');
  const address = card.text('url') || about.text('url');
  const title = about.plain('title') || card.plain('title') || escapeHtml(address);
  const words = about.plain('description') || card.plain('description');
  return (
    paragraph(`<a href="${escapeHtml(address)}">${title}</a>${words === '' ? '' : `: ${words}`}`) +
    paragraph(card.text('caption'))
  );
}

function player(kind: 'video' | 'audio', card: CardFields): string {
  return `<${kind} src="${card.plain('src')}"></${kind}>${paragraph(card.text('caption') || card.plain('title'))}`;
}

function file(card: CardFields): string {
  const name = card.plain('fileTitle', 'title', 'fileName') || 'File';
  return link(card.text('src'), name) + paragraph(card.plain('fileCaption', 'caption'));
}

function product(card: CardFields): string {
  const image = card.text('productImageSrc');
  return (
    (image === '' ? '' : figureHtml({ address: image, alt: card.text('productTitle'), caption: '' })) +
    paragraph(`<strong>${card.text('productTitle')}</strong>`) +
    card.text('productDescription') +
    link(card.text('productUrl'), card.plain('productButton'))
  );
}

/** A banner with its words, its picture and its button. */
function shown(card: CardFields): string {
  const image = card.text('backgroundImageSrc', 'imageUrl');
  return (
    [['header', 'heading'], ['subheader', 'subheading'], ['textValue'], ['sponsorLabel'], ['disclaimer']]
      .map((names) => paragraph(card.text(...names)))
      .join('') +
    (image === '' ? '' : figureHtml({ address: image, alt: '', caption: '' })) +
    card.text('html') +
    link(card.text('buttonUrl'), card.plain('buttonText'))
  );
}

function link(address: string, words: string): string {
  if (address === '') return paragraph(words);
  return paragraph(`<a href="${escapeHtml(address)}">${words || escapeHtml(address)}</a>`);
}

function paragraph(html: string): string {
  return html.trim() === '' ? '' : `<p>${html}</p>`;
}
