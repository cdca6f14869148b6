import type { DomainFinding } from '@tideline/domain/mail/sending-domain';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { CopiedValue } from './copied-value.tsx';

/** The DNS records of the sender's domain, looked up on demand. */
export function SendingDomain() {
  const check = trpc.sendingDomain.check.useMutation({ meta: { failure: 'Failed to check the domain' } });
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Sending domain</h3>
      <p className="text-sm text-muted">
        Mail providers check DNS records before they accept mail from the domain of the contact email. This looks them
        up and says what to add at the provider of the domain.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={check.isPending}
        onClick={() => check.mutate()}
      >
        {check.isPending ? 'Checking...' : check.data ? 'Check again' : 'Check the domain'}
      </Button>
      <output className="block">
        {check.data ? (
          <>
            <p className="font-medium wrap-anywhere">{check.data.domain}</p>
            <ul className="mt-1 border-t border-line">
              {check.data.findings.map((finding) => (
                <Finding key={finding.about} finding={finding} />
              ))}
            </ul>
          </>
        ) : null}
      </output>
    </div>
  );
}

const STATES = {
  good: { tone: 'green', word: 'Found' },
  weak: { tone: 'yellow', word: 'Needs a change' },
  missing: { tone: 'red', word: 'Missing' },
  unknown: { tone: 'neutral', word: 'No answer' },
} as const satisfies Record<DomainFinding['state'], object>;

function Finding({ finding: { about, state, sentence, found, add } }: { finding: DomainFinding }) {
  const { tone, word } = STATES[state];
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {about} <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="text-sm">{sentence}</p>
      {found.map((record) => (
        <code key={record} className="text-sm wrap-anywhere text-muted" dir="ltr">
          {record}
        </code>
      ))}
      {add ? (
        <div className="grid gap-1 text-sm">
          <p className="text-muted">
            Add this {add.type} record at <code className="wrap-anywhere">{add.name}</code>:
          </p>
          <CopiedValue name={`the record for ${about}`} value={add.value} />
        </div>
      ) : null}
    </li>
  );
}
