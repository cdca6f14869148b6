import type { ContactMessage } from '@tideline/domain/conversation/message';
import { Attachments } from './attachments.tsx';
import { Bubble } from './bubble.tsx';
import { MessageState, type MessageStateProps } from './message-state.tsx';
import { UnverifiedMail } from './unverified-mail.tsx';

export type MessageItemProps = MessageStateProps;

const FROM: Record<ContactMessage['kind'], string> = {
  reply: '',
  acknowledgement: 'Acknowledgement',
  mail: 'By email',
  pasted: 'Pasted',
  automatic: 'Automatic reply',
};
const SIDES = { in: 'theirs', out: 'ours', 'note-in': 'internal' } as const;

/** One message; the text that it quotes is folded, and so is all that no person wrote. */
export function MessageItem({ message, onUndone }: MessageItemProps) {
  const { direction, kind, fromName, fromAddress, text, quotedText } = message;
  const note = message.isUnverified ? 'Not verified' : direction === 'note-in' ? 'Internal mail' : FROM[kind];
  return (
    <Bubble side={SIDES[direction]} from={fromName || fromAddress} at={message.sentAt ?? message.createdAt} note={note}>
      {kind === 'acknowledgement' || kind === 'automatic' ? (
        <Folded label="Text" text={text} />
      ) : (
        <p dir="auto" className="text-[0.9375rem] leading-relaxed whitespace-pre-wrap">
          {text.trim() === '' ? <span className="text-muted">No text</span> : text}
        </p>
      )}
      {quotedText === '' ? null : <Folded label="Quoted text" text={quotedText} />}
      <Attachments files={message.attachments} />
      {message.isUnverified ? <UnverifiedMail message={message} /> : null}
      <MessageState message={message} onUndone={onUndone} />
    </Bubble>
  );
}

function Folded({ label, text }: { label: string; text: string }) {
  return (
    <details className="text-muted">
      <summary className="link w-fit cursor-pointer">{label}</summary>
      <p dir="auto" className="pt-1 whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}
