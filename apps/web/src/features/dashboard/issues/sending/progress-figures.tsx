import type { IssueProgress } from '@tideline/domain/newsletter/sending';
import { timeLeftWords } from './sending-words.ts';

export type ProgressFiguresProps = { progress: IssueProgress; isPaused: boolean };

/** A bar, and the number of messages in each state. */
export function ProgressFigures({ progress, isPaused }: ProgressFiguresProps) {
  const { accepted, waiting, refused, stopped, bounced, secondsLeft } = progress;
  const total = accepted + waiting + refused + stopped;
  const share = (part: number) => `${total === 0 ? 0 : (100 * part) / total}%`;
  return (
    <>
      <progress aria-label="Messages handed over" max={total} value={total - waiting} className="sr-only" />
      <div aria-hidden="true" className="flex h-2.5 overflow-hidden rounded-full bg-sunk">
        <div className="bg-accent" style={{ width: share(accepted) }} />
        <div className="bg-danger" style={{ width: share(refused) }} />
        <div className="bg-line-strong" style={{ width: share(stopped) }} />
      </div>
      <dl className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4">
        <Figure
          label="Accepted"
          value={accepted.toLocaleString('en-US')}
          note={bounced > 0 ? `${bounced.toLocaleString('en-US')} bounced later` : 'by the mail server'}
        />
        <Figure label="Waiting" value={waiting.toLocaleString('en-US')} note={`of ${total.toLocaleString('en-US')}`} />
        <Figure
          label="Refused"
          value={refused.toLocaleString('en-US')}
          note={stopped > 0 ? `${stopped.toLocaleString('en-US')} not sent` : 'for good'}
        />
        <Figure label="Time left" value={isPaused ? 'paused' : timeLeftWords(secondsLeft)} />
      </dl>
    </>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="bg-surface p-4">
      <dt className="type-label text-muted">{label}</dt>
      <dd className="mt-1 text-lg font-[560] tabular-nums lining-nums">{value}</dd>
      {note === undefined ? null : <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}
