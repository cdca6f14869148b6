import type { ContactMessage } from '@tideline/domain/conversation/message';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { May } from '../../../../staff/roles/may.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { conversationScope } from './use-reply-draft.ts';

export type MessageStateProps = {
  message: ContactMessage;
  /** Called with the text of a reply that was taken back. */
  onUndone: (text: string) => void;
};

/** The state of an outgoing message, and the acts that it allows. */
export function MessageState({ message, onUndone }: MessageStateProps) {
  const { state, error } = message;
  if (message.direction !== 'out' || state === 'received') return null;
  if (state === 'sent') return message.kind === 'reply' ? <p className="text-muted">Sent</p> : null;
  if (state === 'waiting' && error === '') return <Waiting message={message} onUndone={onUndone} />;
  return (
    <div className="grid gap-1">
      <p className={state === 'failed' ? 'text-danger' : 'text-buoy'}>
        {state === 'failed' ? 'Not sent: ' : 'Not sent yet, and tried again: '}
        <span dir="auto">{error}</span>
      </p>
      {state === 'failed' ? (
        <May use="contacts.reply">
          <FailedActions message={message} onUndone={onUndone} />
        </May>
      ) : null}
    </div>
  );
}

function Waiting({ message, onUndone }: MessageStateProps) {
  const { id, isOwn } = message;
  const seconds = useSecondsUntil(message.sendAt ?? '');
  const undo = useUndo(message, onUndone);
  if (seconds <= 0) return <p className="text-muted">Sending...</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted">
      {/* The number is not announced every second. */}
      <output>
        To be sent <span aria-hidden="true">in {seconds} s</span>
      </output>
      {isOwn ? (
        <Button size="sm" variant="quiet" disabled={undo.isPending} onClick={() => undo.mutate({ id })}>
          Undo
        </Button>
      ) : null}
    </p>
  );
}

function FailedActions({ message, onUndone }: MessageStateProps) {
  const { id, contactId, isOwn } = message;
  const utils = trpc.useUtils();
  const undo = useUndo(message, onUndone);
  const retry = trpc.conversations.retry.useMutation({
    meta: { failure: 'Failed to send again' },
    onSettled: () => utils.conversations.read.invalidate({ contactId }),
  });
  return (
    <p className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" disabled={retry.isPending} onClick={() => retry.mutate({ id })}>
        Send again
      </Button>
      {isOwn ? (
        <Button size="sm" variant="quiet" disabled={undo.isPending} onClick={() => undo.mutate({ id })}>
          Edit
        </Button>
      ) : null}
    </p>
  );
}

function useUndo({ contactId, text }: ContactMessage, onUndone: (text: string) => void) {
  const utils = trpc.useUtils();
  return trpc.conversations.undo.useMutation({
    scope: conversationScope(contactId),
    meta: { failure: 'Failed to undo' },
    onSuccess: () => onUndone(text),
    onSettled: () => utils.conversations.read.invalidate({ contactId }),
  });
}

function useSecondsUntil(iso: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  });
  return seconds;
}
