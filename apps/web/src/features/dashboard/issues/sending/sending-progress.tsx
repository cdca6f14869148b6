import type { Issue } from '@tideline/domain/newsletter/issue';
import type { IssueProgress } from '@tideline/domain/newsletter/sending';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import { SendingButtons } from './sending-buttons.tsx';
import { sendingWords } from './sending-words.ts';
import { WaitNotice } from './wait-notice.tsx';
import { useMay } from '../../../../lib/calls/use-may.ts';

export type SendingProgressProps = { issue: Issue; progress: IssueProgress };

/** Progress and wait of an issue, and buttons to pause, resume and stop it. */
export function SendingProgress({ issue, progress }: SendingProgressProps) {
  const { id, state, startedAt, finishedAt, canaryError } = issue;
  const mayChange = useMay()('issues.send');
  const isUnderWay = state === 'sending' || state === 'paused';
  const words = sendingWords(issue, progress);
  const isProblem = state === 'paused' && issue.pauseReason !== '';
  return (
    <section aria-labelledby="issue-sending" className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80 max-sm:basis-full">
          <h2 id="issue-sending" className="type-title text-title-s">
            Sending
          </h2>
          <output
            className={isProblem ? 'mt-1 block wrap-anywhere text-danger' : 'mt-1 block wrap-anywhere text-muted'}
          >
            {words}
          </output>
          {startedAt === null ? null : (
            <p className="text-sm text-muted">
              Begun <DateText iso={startedAt} />
              {finishedAt === null ? null : (
                <>
                  , finished <DateText iso={finishedAt} />
                </>
              )}
              .
            </p>
          )}
        </div>
        {mayChange && isUnderWay ? <SendingButtons issueId={id} state={state} waiting={progress.waiting} /> : null}
      </div>
      {state === 'sending' ? <WaitNotice wait={progress.wait} canaryError={canaryError} /> : null}
      {isUnderWay ? <ProgressFigures progress={progress} isPaused={state === 'paused'} /> : null}
    </section>
  );
}
