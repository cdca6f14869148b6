import type { ReactNode } from 'react';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';

export type BubbleProps = {
  side: 'theirs' | 'ours' | 'internal';
  from: string;
  at: string;
  /** What kind of message it is; empty for an ordinary one. */
  note: string;
  children: ReactNode;
};

const SIDES = {
  theirs: 'mr-6 border-buoy bg-sunk',
  ours: 'ml-6 border-accent bg-tint',
  internal: 'ml-6 border-line-strong bg-sunk',
};

/** One message of a conversation: who, when, and what. */
export function Bubble({ side, from, at, note, children }: BubbleProps) {
  return (
    <li className={classNames('grid grid-cols-[minmax(0,1fr)] gap-1 rounded-[6px] border-l-3 px-3 py-2', SIDES[side])}>
      <p className="flex flex-wrap gap-x-2 text-muted">
        <span dir="auto" className="line-clamp-2 min-w-0 font-[560] text-ink">
          {from}
        </span>
        <DateText iso={at} />
        {note === '' ? null : <span dir="auto">{note}</span>}
      </p>
      {children}
    </li>
  );
}
