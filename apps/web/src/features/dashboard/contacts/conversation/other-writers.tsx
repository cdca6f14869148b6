import { type Conversation, isStillWriting } from '@tideline/domain/conversation/message';
import { useNow } from '../../../../staff/time/use-now.ts';

/** Who else is writing to the same person, or has begun. */
export function OtherWriters({ conversation: { others } }: { conversation: Conversation }) {
  const now = useNow();
  const [writing, begun] = [
    others.filter((other) => isStillWriting(other, now)).map(({ name }) => name),
    others.filter((other) => !isStillWriting(other, now)).map(({ name }) => name),
  ];
  return (
    <output className="grid gap-1 text-sm text-buoy empty:hidden">
      {writing.length > 0 ? <span>{joined(writing, 'is', 'are')} writing a reply now.</span> : null}
      {begun.length > 0 ? <span>{joined(begun, 'has', 'have')} an unsent reply.</span> : null}
    </output>
  );
}

function joined(names: readonly string[], one: string, more: string): string {
  return `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? one : more}`;
}
