import { trpc } from '../../lib/calls/trpc.ts';
import { SetUpMail } from '../set-up-mail.tsx';

/** Says that an issue waits for a mail server; renders nothing when there is one. */
export function NoMailServer() {
  const { data } = trpc.mail.sender.useQuery();
  if (!data || data.server !== null) return null;
  return (
    <p className="mt-4 border-l-4 border-danger bg-surface px-4 py-3 text-sm">
      <strong className="text-danger">This issue cannot be sent.</strong> <SetUpMail purpose="to send it" />
    </p>
  );
}
