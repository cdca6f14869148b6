import type { ClipboardEvent } from 'react';
import { applyEdit, selectionOf } from '../writing/run-command.ts';
import { linkPastedAddress } from './link-pasted-address.ts';

/** Makes a link of the selected words when an address is pasted over them. */
export function pasteAddress(event: ClipboardEvent, field: HTMLTextAreaElement): void {
  const edit = linkPastedAddress(event.clipboardData.getData('text/plain'), selectionOf(field));
  if (!edit) return;
  event.preventDefault();
  event.stopPropagation();
  applyEdit(field, edit);
}
