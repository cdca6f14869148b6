import { useMutation } from '@tanstack/react-query';
import { findAttachmentProblem } from '@tideline/domain/conversation/attachment';
import { useEffect, useState } from 'react';
import { requestAsStaff } from '../../../../lib/calls/staff-fetch.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { conversationScope } from './use-reply-draft.ts';

/** Attaches files to the draft of a reply one by one, and removes them. Each is uploaded immediately. */
export function useDraftFiles(contactId: string) {
  const utils = trpc.useUtils();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const scope = conversationScope(contactId);
  const refresh = () => utils.conversations.read.invalidate({ contactId });
  const upload = useMutation({ scope, mutationFn: (file: File) => send(contactId, file), onSettled: refresh });
  const detach = trpc.conversations.detach.useMutation({
    scope,
    meta: { failure: 'Failed to remove the file' },
    onSettled: refresh,
  });
  const isAttaching = waiting.length > 0;
  useEffect(() => {
    if (!isAttaching) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAttaching]);

  async function attach(file: File): Promise<string | null> {
    const others = utils.conversations.read.getData({ contactId })?.draftFiles ?? [];
    const problem = findAttachmentProblem({ name: file.name, bytes: file.size }, others);
    if (problem !== null) return problem;
    try {
      await upload.mutateAsync(file);
      return null;
    } catch (error) {
      const reason = errorMessage(error);
      return reason.startsWith(file.name) ? reason : `${file.name} was not attached. ${reason}`;
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    setProblems([]);
    setWaiting((before) => [...before, ...files]);
    for (const file of files) {
      // One by one, since each is checked together with those before it.
      const problem = await attach(file);
      if (problem !== null) setProblems((before) => [...before, problem]);
      setWaiting((before) => before.filter((other) => other !== file));
    }
  }

  return { add, remove: (id: string) => detach.mutate({ id }), waiting, isAttaching, problems };
}

async function send(contactId: string, file: File): Promise<void> {
  const query = new URLSearchParams({ name: file.name });
  await requestAsStaff(`/api/contacts/${encodeURIComponent(contactId)}/attachments?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });
}
