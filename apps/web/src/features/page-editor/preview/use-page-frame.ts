import { countLists } from '@tideline/copy/editing/count-lists';
import { type DocumentId, sectionsOf } from '@tideline/copy/editing/documents';
import { copyFields } from '@tideline/copy/editing/copy-fields';
import { fillCounts } from '@tideline/copy/parts/counts';
import type { CopyField, CopyValues } from '@tideline/domain/page/page-document';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldMark } from '../../../lib/copy/text-marks.ts';
import { type FromFrame, messageOf, sendTo, type ToFrame } from '../../../lib/copy/edit-messages.ts';
import { savedValues } from '../page-values.ts';
import { type FieldNumbers, markedSections } from './marked-sections.ts';
import { TEXT_FIELD, useRenderedText } from './use-rendered-text.ts';

export type PageFrameOptions = {
  id: DocumentId;
  values: CopyValues;
  /** The path of the field that is being written; null: none. */
  pointed: string | null;
  /** Somebody has chosen a field. `isTyped`: it is typed on the page. */
  onChoose: (path: string, isTyped: boolean) => void;
  /** Somebody has typed a field on the page; without it, nothing is typed there. */
  onType?: (field: CopyField, value: string) => void;
};

/** Keeps the page in a frame up to date with the texts. */
export function usePageFrame({ id, values, pointed, onChoose, onType }: PageFrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [numbers] = useState<FieldNumbers>(() => new Map());
  // Counts the pages that were loaded in the frame, since each has to be told.
  const [loaded, setLoaded] = useState(0);
  const sections = sectionsOf(id);
  const html = useRenderedText(sections, values);

  const answer = useEffectEvent((message: FromFrame | ToFrame) => {
    if (message.type === 'ready') return setLoaded((count) => count + 1);
    if (message.type !== 'chosen' && message.type !== 'typed') return undefined;
    const [path] = [...numbers].find(([, number]) => number === message.field) ?? [];
    const field = copyFields(sections, values).find((one) => one.path === path);
    if (!field) return undefined;
    if (message.type === 'typed') return onType?.(field, message.value);
    const value = values[field.path] ?? field.builtIn;
    // A text in which placeholders are filled, or that shares its element with others, is typed in its field.
    const isTyped = onType !== undefined && typeof value === 'string' && message.text === value;
    const { kind, max } = field;
    if (isTyped) tell(frame.current, { type: 'type', field: message.field, value, max, isLine: kind === 'line' });
    return onChoose(field.path, isTyped);
  });

  useEffect(() => {
    function handleMessage(event: MessageEvent<unknown>) {
      const message = messageOf(event, frame.current?.contentWindow ?? null);
      if (message) answer(message);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  useEffect(() => {
    const marked = markedSections(sections, savedValues(sections, values), numbers);
    const parts = fillCounts(marked, countLists(new Map([[id, values]])));
    const text = numbers.get(TEXT_FIELD);
    const body = html === undefined ? {} : { body: { html: html + (text === undefined ? '' : fieldMark(text)) } };
    if (loaded > 0) tell(frame.current, { type: 'show', copy: { [id]: { ...parts, ...body } } });
  }, [id, sections, values, html, numbers, loaded]);
  useEffect(() => {
    const field = pointed === null ? undefined : numbers.get(pointed);
    if (loaded > 0) tell(frame.current, { type: 'point', field: field ?? null });
  }, [pointed, numbers, loaded]);
  return frame;
}

function tell(frame: HTMLIFrameElement | null, message: ToFrame): void {
  if (frame?.contentWindow) sendTo(frame.contentWindow, message);
}
