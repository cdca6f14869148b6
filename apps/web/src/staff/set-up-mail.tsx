import { Link } from '@tanstack/react-router';
import { useMay } from '../lib/calls/use-may.ts';

/** Says what to do without a mail server: set one up, or ask somebody who may. @example `purpose="to reply from here"` */
export function SetUpMail({ purpose }: { purpose: string }) {
  if (!useMay()('settings.change')) return <>Ask an admin to set up a mail server {purpose}.</>;
  return (
    <>
      <Link to="/admin" search={{ tab: 'settings', section: 'mail' }} preload={false} className="link">
        Set up a mail server in Settings
      </Link>{' '}
      {purpose}.
    </>
  );
}
