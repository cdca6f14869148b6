import { adaptCard } from './adapt-card.ts';
import { blocksOf, isElement, type MailDom, type MailElement, type MailNode } from './mail-dom.ts';
import { TABLE, TEXT_PX } from './mail-styles.ts';
import { soleLink } from './sole-content.ts';

/** A link alone in its paragraph is a sentence if its text is longer, else a button. */
const BUTTON_MAX_LENGTH = 40;

/** Replaces elements that mail clients do not show, or show differently, by tables and single pictures. */
export function adaptToMail($: MailDom): void {
  $('a').removeAttr('target').removeAttr('rel');
  $('picture').each((_, picture) => void $(picture).replaceWith($(picture).find('img')));
  $('img').each((_, img) => adaptPicture($, img));
  $('figcaption').each(
    (_, caption) => void $(caption).replaceWith(`<p class="caption muted">${$(caption).html()}</p>`),
  );
  $('figure').each((_, figure) => void $(figure).replaceWith(`<div class="picture">${$(figure).html()}</div>`));
  $('table').addClass('data').attr({ cellpadding: '0', cellspacing: '0', border: '0', width: '100%' });
  $('pre').each((_, pre) => wrapIn($, pre, 'sunk code-cell'));
  // Inner quotes first: an outer quote is copied together with them.
  for (const quote of $('blockquote').toArray().toReversed()) wrapIn($, quote, 'quote-cell');
  for (const block of blocksOf($)) adaptLink($, block);
  for (const card of $('.card').toArray()) adaptCard($, card);
}

function adaptPicture($: MailDom, img: MailNode): void {
  const widthPx = Math.min(TEXT_PX, Number($(img).attr('width') ?? TEXT_PX));
  $(img).removeAttr('loading').removeAttr('decoding').removeAttr('height');
  $(img)
    .attr({ width: String(widthPx), style: `max-width:${widthPx}px` })
    .addClass('muted');
}

function wrapIn($: MailDom, element: MailNode, cellClass: string): void {
  $(element).replaceWith(
    `<table ${TABLE} class="box"><tr><td class="${cellClass}">${$.html(element)}</td></tr></table>`,
  );
}

/** Converts a link alone in its paragraph to the still of a video, or to a button. */
function adaptLink($: MailDom, block: MailElement): void {
  for (const paragraph of block.name === 'div' ? block.children.filter(isElement) : [block]) {
    const link = soleLink(paragraph);
    if (link === null) continue;
    const [href, text] = [$(link).attr('href') ?? '', $(link).text()];
    if (/^Watch the video on \w+$/.test(text)) {
      $(link)
        .addClass('video-link')
        .html(`<span class="play">&#9654;&#65038;</span><br>${$(link).html()}`);
      $(paragraph).replaceWith(
        `<table ${TABLE} class="box"><tr><td class="video-cell" align="center">${$.html(link)}</td></tr></table>`,
      );
    } else if (block.name !== 'div' && text.length <= BUTTON_MAX_LENGTH && text !== '' && text !== href) {
      $(paragraph).replaceWith(buttonHtml($, link));
    }
  }
}

/** A button made of a colored cell: needs no picture, and Outlook shows it. */
export function buttonHtml($: MailDom, link: MailElement): string {
  $(link).addClass('button-link on-fill');
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button"><tr>` +
    `<td class="button-cell fill" style="mso-padding-alt:13px 24px">${$.html(link)}</td></tr></table>`
  );
}
