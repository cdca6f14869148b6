import { Button } from '../../../ui/controls/button.tsx';
import type { PictureJob } from './use-picture-queue.ts';

export type PictureQueueListProps = {
  jobs: PictureJob[];
  onRetry: (id: number) => void;
  /** Cancels an upload or dismisses a failed one. */
  onDrop: (id: number) => void;
};

/** The pictures that are being uploaded for the text, each with its progress, and those that failed. */
export function PictureQueueList({ jobs, onRetry, onDrop }: PictureQueueListProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-label="Pictures for the text" className="rounded-control border border-line-strong bg-sunk px-4 py-2">
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            {job.state === 'failed' ? <Failure job={job} /> : <Progress job={job} />}
            <span className="flex flex-none gap-2">
              {job.state === 'failed' ? (
                <Button size="sm" variant="secondary" onClick={() => onRetry(job.id)}>
                  Try again
                </Button>
              ) : null}
              {job.state === 'sent' ? null : (
                <Button size="sm" variant="quiet" onClick={() => onDrop(job.id)}>
                  {job.state === 'failed' ? 'Dismiss' : 'Cancel'}
                  <span className="sr-only"> {job.file.name}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Progress({ job: { file, state, part } }: { job: PictureJob }) {
  const isSending = state === 'sending';
  const words =
    state === 'sent' ? 'Ready' : isSending ? (part >= 1 ? 'Creating its sizes…' : `${percent(part)} %`) : 'Waiting';
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className="flex gap-3 text-sm">
        <bdi className="min-w-0 flex-1 truncate">{file.name}</bdi>
        <span className="flex-none text-muted tabular-nums">{words}</span>
      </p>
      <progress
        aria-label={`Uploading ${file.name}`}
        max={100}
        value={state === 'sent' || part >= 1 ? 100 : percent(part)}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

function Failure({ job: { file, error } }: { job: PictureJob }) {
  return (
    <p role="alert" className="min-w-0 flex-1 basis-48 text-sm">
      <strong className="block break-all text-danger">
        <bdi>{file.name}</bdi> was not uploaded
      </strong>
      {error}
    </p>
  );
}

function percent(part: number): number {
  return Math.round(part * 100);
}
