import type { CheerioAPI } from 'cheerio/slim';
import { parseVideoAddress } from '@tideline/domain/post/video-address';
import type { Notes } from '../source/note.ts';

const PROGRAMS = 'script, style, link, meta, template, noscript';
const PLAYERS = 'iframe, embed, object, video, audio';
const FORM_PARTS = 'form, fieldset, input, button, select, textarea, label';
/** An address alone in its line, which most systems show as what is there. */
const ADDRESS = /^https?:\/\/\S+$/;
const DRAWINGS = 'svg, canvas, math, map';

/** What plays, is filled in or runs: players become a link, which a post shows as a video where it can; forms their words. */
export function tidyEmbeds($: CheerioAPI, resolve: (address: string) => string | null, notes: Notes): void {
  for (const element of $(PROGRAMS).toArray()) {
    if (element.name !== 'noscript') notes.add('left', `element ${element.name}`);
    $(element).remove();
  }
  for (const line of $('p, div, figure').toArray()) {
    const words = $(line).text().trim();
    if ($(line).children().length === 0 && ADDRESS.test(words))
      $(line).empty().append($('<a>').attr('href', words).text(words));
  }
  for (const element of $(PLAYERS).toArray()) {
    const player = $(element);
    const address = resolve(addressOfPlayer($, player));
    if (address === null) notes.add('left', `element ${element.name} without an address`);
    else if (parseVideoAddress(address)) notes.add('changed', 'video');
    else notes.add('kept', `element ${element.name} of ${URL.parse(address)?.hostname}`);
    player.replaceWith(
      address === null ? player.contents() : $('<p>').append($('<a>').attr('href', address).text(address)),
    );
  }
  for (const element of $(FORM_PARTS).toArray()) {
    notes.add('kept', 'form');
    const part = $(element);
    const value = element.name === 'input' && part.attr('type') !== 'hidden' ? (part.attr('value') ?? '') : '';
    part.replaceWith(value === '' ? part.contents() : $('<span>').text(` ${value} `));
  }
  for (const element of $(DRAWINGS).toArray()) {
    const words = $(element).text().trim();
    notes.add(words === '' ? 'left' : 'kept', `element ${element.name}`);
    $(element).replaceWith($('<span>').text(words));
  }
}

function addressOfPlayer($: CheerioAPI, player: ReturnType<CheerioAPI>): string {
  const own = ['src', 'data-src', 'data'].map((name) => player.attr(name));
  const sources = player.find('source, embed, iframe').toArray();
  return [...own, ...sources.map((source) => $(source).attr('src'))].find(Boolean) ?? '';
}
