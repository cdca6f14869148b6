import type { CheerioAPI } from 'cheerio/slim';
import type { Notes } from '../source/note.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Elements whose words stay, and whose look a post does not have. */
const PLAIN = 'u, ins, mark, small, big, sub, sup, abbr, font, blink, marquee, q';

/** What Markdown has no form for becomes what comes closest. */
export function tidyText($: CheerioAPI, notes: Notes): void {
  for (const element of $(PLAIN).toArray()) {
    if (element.name === 'q') $(element).prepend('“').append('”');
    notes.add('changed', `element ${element.name}`);
  }
  for (const term of $('dt').toArray()) {
    notes.add('changed', 'element dl');
    $(term).wrapInner('<strong>');
  }
  for (const summary of $('summary').toArray()) {
    notes.add('changed', 'element details');
    $(summary).wrapInner('<strong>');
  }
  for (const strong of $(HEADINGS).find('strong, b').toArray()) $(strong).replaceWith($(strong).contents());
  raiseHeadings($);
  for (const list of $('ul > ul, ul > ol, ol > ul, ol > ol').toArray()) {
    const item = $(list).prev('li');
    if (item.length > 0) item.append(list);
    else $(list).wrap('<li>');
  }
}

/** The highest heading becomes the highest of a post. */
function raiseHeadings($: CheerioAPI): void {
  const headings = $(HEADINGS).toArray();
  const highest = Math.min(...headings.map(({ name }) => Number(name.slice(1))));
  for (const heading of headings) heading.tagName = `h${Number(heading.name.slice(1)) - highest + 1}`;
}
