import type { CheerioAPI } from 'cheerio/slim';
import { type AnyNode, type Comment, isComment } from 'domhandler';
import { escapeHtml } from '../html/make-html.ts';
import type { Notes } from '../source/note.ts';
import { textsIn } from '../source/texts-in.ts';

/** Blocks that say nothing beside the HTML between their comments. */
const PLAIN = new Set(
  (
    'audio button buttons code column columns cover details embed file footnotes freeform gallery group heading html image ' +
    'list list-item media-text missing more nextpage paragraph preformatted pullquote quote separator shortcode spacer ' +
    'table text-columns verse video'
  ).split(' '),
);
/** `<!-- wp:name {"key":"value"} /-->`, and its end. */
const COMMENT = /^\s*(?<slash>\/)?wp:(?<name>[a-z][\w-]*(?:\/[a-z][\w-]*)?)\s*(?<fields>\{.*\})?\s*(?<void>\/)?\s*$/s;

/** What a block's comment says. */
type Block = { name: string; fields: { ref?: unknown }; isVoid: boolean };

/** Where the blocks of a post find what is stored elsewhere. */
export type BlockSources = {
  /** The content of a pattern that several posts share; null when the file does not have it. */
  pattern: (id: string) => string | null;
  /** The notes at the end of the post, by their ids. */
  footnotes: ReadonlyMap<string, string>;
};

/** Whether a text was written with the block editor. */
export function hasBlocks(content: string): boolean {
  return content.includes('<!-- wp:');
}

/** A pattern can be in another one. */
const MOST_ROUNDS = 4;

/** Replaces what blocks make on the server by what is known of it, and names all blocks that are not of WordPress itself. */
export function readBlocks($: CheerioAPI, sources: BlockSources, notes: Notes): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const comment of commentsIn($)) {
      const block = parseComment(comment.data);
      $(comment).replaceWith((block && replace(block)) ?? '');
    }
  }
  const notesOfPost = [...sources.footnotes].map(
    ([id, html]) => `<li id="${id}">${html} <a href="#${id}-link">↩</a></li>`,
  );
  if (notesOfPost.length > 0) $.root().append(`<ol>${notesOfPost.join('')}</ol>`);

  function replace({ name, fields, isVoid }: Block): string | null {
    if (name === 'more') return null;
    if (name === 'nextpage') return '<hr>';
    if (name === 'block') return patternOf(fields);
    if (PLAIN.has(name) || name.startsWith('core-embed/')) return null;
    const texts = isVoid ? textsIn(fields) : [];
    notes.add(isVoid && texts.length === 0 ? 'left' : 'kept', `block ${name}`);
    return texts.length === 0 ? null : texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  }

  function patternOf({ ref }: Block['fields']): string | null {
    const content = typeof ref === 'number' ? sources.pattern(String(ref)) : null;
    notes.add(content === null ? 'left' : 'changed', 'block of a shared pattern');
    return content;
  }
}

function commentsIn($: CheerioAPI): Comment[] {
  const found: Comment[] = [];
  const waiting: AnyNode[] = $.root().contents().toArray().toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isComment(node)) found.push(node);
    else if ('children' in node) waiting.push(...node.children.toReversed());
  }
  return found;
}

function parseComment(text: string): Block | null {
  const { slash, name = '', fields, void: isVoid } = COMMENT.exec(text)?.groups ?? {};
  if (name === '' || slash !== undefined) return null;
  try {
    return { name, fields: JSON.parse(fields ?? '{}'), isVoid: isVoid !== undefined };
  } catch {
    return { name, fields: {}, isVoid: isVoid !== undefined };
  }
}
