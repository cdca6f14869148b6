import type { ContactMessage } from '@tideline/domain/conversation/message';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { DateText } from '../../../../staff/date-text.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { Attachments } from './attachments.tsx';
import { MessageState, type MessageStateProps } from './message-state.tsx';
import { UnverifiedMail } from './unverified-mail.tsx';

const FROM: Record<ContactMessage['kind'], string> = {
  reply: '',
  acknowledgement: 'Acknowledgement',
  mail: 'By email',
  pasted: 'Pasted',
  automatic: 'Automatic reply',
};

/** One message; the text that it quotes is folded. */
export function MessageItem({ message, onUndone }: MessageStateProps) {
  const { direction, kind, fromName, fromAddress, text, quotedText } = message;
  const timeZone = useTimeZone();
  const note = message.isUnverified ? 'Not verified' : direction === 'note-in' ? 'Internal mail' : FROM[kind];
  return (
    <li
      className={classNames(
        'grid gap-1 border-l-3 pl-3',
        direction === 'in' ? 'border-buoy' : direction === 'out' ? 'border-tide' : 'border-line-strong',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-muted">
        <span dir="auto" className="text-ink">
          {fromName || fromAddress}
        </span>
        <DateText iso={message.sentAt ?? message.createdAt} timeZone={timeZone} />
        {note === '' ? null : <span>{note}</span>}
      </p>
      <p dir="auto" className="text-[0.9375rem] leading-relaxed whitespace-pre-wrap">
        {text.trim() === '' ? <span className="text-muted">No text</span> : text}
      </p>
      {quotedText === '' ? null : (
        <details className="text-muted">
          <summary className="link w-fit cursor-pointer">Quoted text</summary>
          <p dir="auto" className="pt-1 whitespace-pre-wrap">
            {quotedText}
          </p>
        </details>
      )}
      <Attachments files={message.attachments} />
      {message.isUnverified ? <UnverifiedMail message={message} /> : null}
      <MessageState message={message} onUndone={onUndone} />
    </li>
  );
}
