import { escapeHtml, isElement, type MailDom, type MailElement } from './mail-dom.ts';
import { TABLE, TEXT_PX } from './mail-styles.ts';
import { solePicture } from './sole-content.ts';

const PICTURE_PX = TEXT_PX - 2; // the card has a border

/** Converts a card of a digest to a table, with the picture above the text. Picture and title link to the card's address. */
export function adaptCard($: MailDom, card: MailElement): void {
  const href = $(card).children('.more').find('a').attr('href');
  const linked = (html: string, name = '') =>
    href === undefined ? html : `<a class="${name}" href="${escapeHtml(href)}">${html}</a>`;

  const first = card.children.find(isElement);
  const picture = first ? solePicture($, first) : null;
  let pictureRow = '';
  if (first && picture) {
    $(picture).attr({ width: String(PICTURE_PX), style: `max-width:${PICTURE_PX}px` });
    pictureRow = `<tr><td>${linked($.html(picture))}</td></tr>`;
    $(first).replaceWith($(first).find('.caption'));
  }
  const title = $(card).children('h2');
  title.html(linked(title.html() ?? '', 'plain-link'));
  const text = `<tr><td class="card-text text ink">${$(card).html()}</td></tr>`;
  $(card).replaceWith(`<table ${TABLE} class="card surface line">${pictureRow}${text}</table>`);
}
