import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { CheckResult } from '../../checks/check-result.tsx';

export type SendChecksProps = {
  issueId: string;
  /** One result per version: each check asks the sites behind the links. */
  version: number;
};

/** The findings of the mail's checks. They are hints and prevent nothing. */
export function SendChecks({ issueId: id, version }: SendChecksProps) {
  const { client } = trpc.useUtils();
  const check = useQuery({
    queryKey: ['issue-check', id, version],
    queryFn: ({ signal }) => client.issues.messages.check.mutate({ id }, { signal }),
    refetchOnMount: false,
  });
  return (
    <>
      <LoadFailure message="Failed to check the email" query={check} />
      <output className="text-sm">
        {check.isPending ? (
          <p className="text-muted">Checking links, alternative texts, size and unsubscribe...</p>
        ) : null}
        {check.data ? <CheckResult {...check.data} /> : null}
      </output>
    </>
  );
}
