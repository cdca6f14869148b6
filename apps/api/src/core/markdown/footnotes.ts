import type { StateBlock } from 'markdown-it';
import { isOnSite, metaOf, toBodyEnv, type BlockToken, type CoreState, type Markdown } from './body-env.ts';

const DEFINITION = /\[\^([^\s[\]]{1,50})\]:/y;
const REFERENCE = /\[\^([^\s[\]]{1,50})\]/y;
const INDENT = 4;

/** A footnote: its number, from 1, and how many references the text has to it. */
type Note = { number: number; references: number };

/**
 * Footnotes: `text[^label]`, and `[^label]: note` with further lines indented by four spaces. Notes are numbered in the
 * order of their first references, and shown at the end; notes without a reference are left out. Not markdown-it-footnote 4,
 * which takes minutes for long texts of unclosed labels or many notes, and makes unbalanced HTML of nested definitions.
 */
export function allowFootnotes(markdown: Markdown): void {
  markdown.block.ruler.before('reference', 'note_definition', readDefinition, { alt: ['paragraph', 'reference'] });

  markdown.inline.ruler.after('image', 'note_reference', (state, silent) => {
    const label = labelAt(REFERENCE, state.src, state.pos);
    if (label === null || !toBodyEnv(state.env).noteLabels.has(label)) return false;
    if (!silent) state.push('note_reference', '', 0).meta = { label };
    state.pos = REFERENCE.lastIndex;
    return true;
  });

  markdown.core.ruler.after('inline', 'notes', moveNotesToEnd);

  markdown.renderer.rules.note_reference = (tokens, index, _options, env) => {
    const { number, use } = metaOf(tokens, index) as { number: number; use: number };
    if (!isOnSite(toBodyEnv(env))) return `<sup>[${number}]</sup>`;
    const link = `id="${referenceId(number, use)}" href="#footnote-${number}" aria-label="Footnote ${number}"`;
    return `<sup><a ${link} class="footnote-link">${number}</a></sup>`;
  };
  markdown.renderer.rules.notes_open = (_tokens, _index, _options, env) =>
    isOnSite(toBodyEnv(env)) ? '<section class="footnotes" aria-label="Footnotes">\n<ol>\n' : '<hr>\n<ol>\n';
  markdown.renderer.rules.notes_close = (_tokens, _index, _options, env) =>
    isOnSite(toBodyEnv(env)) ? '</ol>\n</section>\n' : '</ol>\n';
  markdown.renderer.rules.note_open = (tokens, index, _options, env) => {
    const { number } = metaOf(tokens, index) as Note;
    return isOnSite(toBodyEnv(env)) ? `<li id="footnote-${number}">\n` : '<li>\n';
  };
  markdown.renderer.rules.note_close = () => '</li>\n';
  markdown.renderer.rules.note_back_links = (tokens, index, _options, env) => {
    const { number, references } = metaOf(tokens, index) as Note;
    if (!isOnSite(toBodyEnv(env))) return '';
    return Array.from({ length: references }, (_, at) => {
      const label = `aria-label="Back to reference ${number}${at === 0 ? '' : `, place ${at + 1}`}"`;
      return ` <a href="#${referenceId(number, at + 1)}" class="footnote-back" ${label}>↩\uFE0E</a>`;
    }).join('');
  };
}

function referenceId(number: number, use: number): string {
  return `footnote-reference-${number}${use === 1 ? '' : `-${use}`}`;
}

function labelAt(pattern: RegExp, text: string, position: number): string | null {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[1] ?? null;
}

function readDefinition(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const { bMarks, tShift, sCount, blkIndent } = state;
  const [lineStart = 0, shift = 0, columns = 0] = [bMarks[startLine], tShift[startLine], sCount[startLine]];
  const label = labelAt(DEFINITION, state.src, lineStart + shift);
  if (label === null) return false;
  if (silent) return true;
  toBodyEnv(state.env).noteLabels.add(label);
  // The line's content begins after the label; indented lines that follow belong to the note.
  state.blkIndent += INDENT;
  bMarks[startLine] = state.skipSpaces(DEFINITION.lastIndex);
  tShift[startLine] = 0;
  sCount[startLine] = state.blkIndent;
  state.push('note_definition_open', '', 1).meta = { label };
  state.md.block.tokenize(state, startLine, endLine);
  state.push('note_definition_close', '', -1);
  state.blkIndent = blkIndent;
  [bMarks[startLine], tShift[startLine], sCount[startLine]] = [lineStart, shift, columns];
  return true;
}

function moveNotesToEnd(state: CoreState): void {
  const { text, bodies } = splitDefinitions(state.tokens);
  const notes = new Map<string, Note>();
  numberReferences(text, notes);
  if (notes.size === 0) {
    state.tokens = text;
    return;
  }
  const parts = [text, [new state.Token('notes_open', '', 1)]];
  // Includes notes referenced only by other notes, which are added during the loop.
  for (const [label, note] of notes) {
    const body = bodies.get(label) ?? [];
    numberReferences(body, notes);
    const [open, backLinks] = [new state.Token('note_open', '', 1), new state.Token('note_back_links', '', 0)];
    open.meta = backLinks.meta = note; // complete when it is rendered
    const last = body.at(-1)?.type === 'paragraph_close' ? body.slice(-1) : [];
    const close = new state.Token('note_close', '', -1);
    parts.push([open], body.slice(0, body.length - last.length), [backLinks], last, [close]);
  }
  parts.push([new state.Token('notes_close', '', -1)]);
  state.tokens = parts.flat();
}

/** The tokens outside of definitions, and those of each definition by label; the first definition of a label counts. */
function splitDefinitions(tokens: BlockToken[]): { text: BlockToken[]; bodies: Map<string, BlockToken[]> } {
  const text: BlockToken[] = [];
  const bodies = new Map<string, BlockToken[]>();
  const open: { label: string; body: BlockToken[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'note_definition_open') {
      open.push({ label: String(token.meta?.['label']), body: [] });
    } else if (token.type === 'note_definition_close') {
      const definition = open.pop();
      if (definition && !bodies.has(definition.label)) bodies.set(definition.label, definition.body);
    } else {
      (open.at(-1)?.body ?? text).push(token);
    }
  }
  return { text, bodies };
}

function numberReferences(tokens: BlockToken[], notes: Map<string, Note>): void {
  for (const token of tokens) {
    for (const child of token.children ?? []) {
      if (child.type !== 'note_reference') continue;
      const label = String(child.meta?.['label']);
      const note = notes.get(label) ?? { number: notes.size + 1, references: 0 };
      note.references += 1;
      notes.set(label, note);
      child.meta = { number: note.number, use: note.references };
    }
  }
}
