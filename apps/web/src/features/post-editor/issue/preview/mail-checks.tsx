import type { IssueCheck } from '@tideline/domain/newsletter/message';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';

export type MailChecksProps = {
  /** Null before the first save. */
  issueId: string | null;
  /** The text in the editor is not saved yet. */
  isChanged: boolean;
};

/** Looks for broken links, missing alternative texts and the like, in the text as last saved. Hints, which stop nothing. */
export function MailChecks({ issueId, isChanged }: MailChecksProps) {
  const check = trpc.issues.messages.check.useMutation();
  return (
    <section aria-label="Checks" className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={issueId === null || isChanged || check.isPending}
          onClick={() => issueId !== null && check.mutate({ id: issueId })}
        >
          {check.isPending ? 'Checking...' : 'Check the mail'}
        </Button>
        <p className="text-muted">
          {isChanged || issueId === null
            ? 'Once it is saved: links, alternative texts, size and unsubscribe.'
            : 'Links, alternative texts, size and unsubscribe.'}
        </p>
      </div>
      {check.error ? (
        <p role="alert" className="type-label text-danger">
          {errorMessage(check.error)}
        </p>
      ) : null}
      <output>{check.data && !check.isPending ? <Result {...check.data} /> : null}</output>
    </section>
  );
}

function Result({ findings, counts }: IssueCheck) {
  const looked = [
    quantity(counts.links, ['link', 'links']),
    quantity(counts.pictures, ['picture', 'pictures']),
    `${Math.max(1, Math.round(counts.bytes / 1000))} kB`,
  ].join(', ');
  if (findings.length === 0) return <p>Nothing to mend: {looked}.</p>;
  return (
    <div className="border-l-4 border-warn bg-surface px-4 py-3">
      <p className="font-[560] text-warn">Worth a look before sending</p>
      <ul className="list-disc pl-5">
        {findings.map(({ about, weight, text }) => (
          <li key={about + text} className="wrap-anywhere">
            <span dir="auto">{text}</span>
            {weight === 'hint' ? <span className="text-muted"> (hint)</span> : null}
          </li>
        ))}
      </ul>
      <p className="pt-1 text-muted">Looked at: {looked}.</p>
    </div>
  );
}
