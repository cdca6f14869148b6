import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { findUser } from '../../../../lib/session/session.ts';
import { readItem, writeItem } from '../../../../lib/session/web-storage.ts';

const SAVE_AFTER_MS = 1000;

/** Calls about one enquiry run in sequence: a save that arrived after the reply would restore the draft. */
export function conversationScope(contactId: string) {
  return { id: `conversation ${contactId}` };
}

/**
 * The text of a reply until it is sent. Each change is stored in the browser at once and on the server after a pause; the
 * browser's copy is removed when the server has the text.
 * @param stored the draft on the server
 */
export function useReplyDraft(contactId: string, stored: string) {
  const { read } = trpc.useUtils().conversations;
  /** For the next time the conversation is opened, which starts from what was fetched last. */
  const remember = (draft: string) => read.setData({ contactId }, (known) => known && { ...known, draft });
  const key = `tideline:reply:${findUser()?.id ?? ''}:${contactId}`;
  const [start] = useState(() => readItem('localStorage', key) ?? stored);
  const [text, setText] = useState(start);
  const savedText = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = trpc.conversations.saveDraft.useMutation({
    scope: conversationScope(contactId),
    retry: 3,
    onSuccess: (_answer, sent) => {
      savedText.current = sent.text;
      remember(sent.text);
      if (readItem('localStorage', key) === sent.text) writeItem('localStorage', key, null);
    },
  });

  function change(changed: string) {
    setText(changed);
    writeItem('localStorage', key, changed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save.mutate({ contactId, text: changed }), SAVE_AFTER_MS);
  }

  /** The reply was sent, which deleted the draft on the server. */
  function clear() {
    clearTimeout(timer.current);
    savedText.current = '';
    remember('');
    writeItem('localStorage', key, null);
    setText('');
  }

  /** A reply was taken back: its text precedes what was typed since. */
  function restore(undone: string) {
    change(text === '' ? undone : `${undone}\n\n${text}`);
  }

  const saveNow = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (text !== savedText.current) save.mutate({ contactId, text });
  });
  useEffect(() => {
    saveNow(); // a copy that the last visit could not save on the server
    return () => saveNow();
  }, []);

  return { text, change, clear, restore, isUnsaved: save.isError };
}
