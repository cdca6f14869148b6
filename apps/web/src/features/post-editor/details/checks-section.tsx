import { trpc } from '../../../lib/calls/trpc.ts';
import { RunChecks } from '../checks/run-checks.tsx';
import type { DetailsProps } from './details-props.ts';

/** Problems that readers of the post would notice. */
export function ChecksSection({ stored: { id }, isChanged }: Pick<DetailsProps, 'stored' | 'isChanged'>) {
  const check = trpc.posts.check.useMutation();
  const looksAt = 'Links, alternative texts and what search results show.';
  return <RunChecks act="Check the post" looksAt={looksAt} id={id} isChanged={isChanged} check={check} />;
}
