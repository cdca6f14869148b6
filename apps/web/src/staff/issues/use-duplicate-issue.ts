import { trpc } from '../../lib/calls/trpc.ts';

/** Copies the text of an issue into a new draft. @param onDuplicated opens the copy */
export function useDuplicateIssue(onDuplicated: (id: string) => void) {
  const utils = trpc.useUtils();
  const { isPending, mutate } = trpc.issues.duplicate.useMutation({
    meta: { failure: 'Failed to duplicate the issue' },
    onSuccess: async ({ id }) => {
      onDuplicated(id);
      await utils.issues.invalidate();
    },
  });
  return { isPending, duplicate: (id: string) => mutate({ id }) };
}
