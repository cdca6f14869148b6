import { applyCommand, type MarkdownCommand } from '../markdown-commands.ts';
import { replaceText, type Edit, type Selection } from '../text-edit.ts';
import type { Trigger } from './find-trigger.ts';

/** A single edit that removes the text that opened the menu and runs a command there. */
export function chooseBlock(command: MarkdownCommand, { text, end }: Selection, { from }: Trigger): Edit {
  const without = text.slice(0, from) + text.slice(end);
  const edit = applyCommand(command, { text: without, start: from, end: from });
  const first = Math.min(from, edit.from);
  const last = Math.max(from, edit.to);
  const insert = without.slice(first, edit.from) + edit.insert + without.slice(edit.to, last);
  return { ...edit, from: first, to: last + end - from, insert };
}

/** A single edit that replaces the text that opened the menu with a link to a post. */
export function choosePost(post: { id: string; title: string }, { text, end }: Selection, { from }: Trigger): Edit {
  const title = post.title.replace(/[\\[\]]/g, (character) => `\\${character}`);
  const to = text.startsWith(']]', end) ? end + 2 : end;
  return replaceText(from, to, `[${title}](/blog/${post.id})`);
}
