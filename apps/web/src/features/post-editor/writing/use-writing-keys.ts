import { useCallback, useRef, type KeyboardEvent } from 'react';
import { continueLine, indentLines } from './list-lines.ts';
import { applyEdit, runCommand, selectionOf } from './run-command.ts';
import { WRITING_COMMANDS } from './writing-commands.ts';
import type { Edit } from './text-edit.ts';

/**
 * Keys of the body: command shortcuts, and Enter and Tab in lists. After Escape, Tab leaves the field even in a list,
 * so that it is not a keyboard trap.
 */
export function useWritingKeys() {
  const isLeaving = useRef(false);
  return useCallback((event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.altKey) return;
    const wasLeaving = isLeaving.current;
    isLeaving.current = key === 'Escape' || (wasLeaving && (key === 'Tab' || key === 'Shift'));
    if (event.ctrlKey || event.metaKey) runShortcut(event);
    else if (key === 'Enter' && !event.shiftKey) take(event, continueLine(selectionOf(event.currentTarget)));
    else if (key === 'Tab' && !wasLeaving) {
      take(event, indentLines(selectionOf(event.currentTarget), event.shiftKey ? 'out' : 'in'));
    }
  }, []);
}

function take(event: KeyboardEvent<HTMLTextAreaElement>, edit: Edit | null): void {
  if (!edit) return;
  event.preventDefault();
  applyEdit(event.currentTarget, edit);
}

function runShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const found = WRITING_COMMANDS.find(({ key }) => key === event.key.toLowerCase());
  if (!found || found.command === 'picture' || event.shiftKey) return;
  event.preventDefault();
  runCommand(event.currentTarget, found.command);
}
