import { useEffect } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { useMay } from '../../lib/calls/use-may.ts';

const PREFIX = /^\(\d+\) /;

/**
 * The number of unanswered enquiries, also shown in the document's title: `(3) Admin Dashboard`. Fetched with the tab and
 * after each change of a status, never by itself.
 */
export function useWaitingCount(): number {
  const enabled = useMay()('contacts.read');
  const { data: waiting = 0 } = trpc.contacts.countWaiting.useQuery(undefined, { enabled });
  useEffect(() => {
    const title = document.title.replace(PREFIX, '');
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    return () => {
      document.title = document.title.replace(PREFIX, '');
    };
  }, [waiting]);
  return waiting;
}
