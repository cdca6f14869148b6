import type { Issue } from '@tideline/domain/newsletter/issue';
import { trpc } from '../../../../lib/calls/trpc.ts';

/** Sends an issue now to the number of readers that is shown, or schedules it. @param onSent the server has taken it */
export function useSendIssue({ id, version }: Pick<Issue, 'id' | 'version'>, onSent: () => void) {
  const utils = trpc.useUtils();
  // Another number of readers is the usual refusal: the dialog then shows the new one.
  const options = { onSuccess: onSent, onError: () => void utils.issues.audience.invalidate() };
  const start = trpc.issues.sending.start.useMutation(options);
  const plan = trpc.issues.schedule.useMutation(options);
  const send = (expected: number) => {
    plan.reset();
    start.mutate({ id, version, expected });
  };
  const schedule = (at: string) => {
    start.reset();
    plan.mutate({ id, version, at });
  };
  return { send, schedule, isPending: start.isPending || plan.isPending, error: start.error ?? plan.error };
}
