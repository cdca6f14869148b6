import { useMay } from '../../../../lib/calls/use-may.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { May } from '../../../../staff/roles/may.tsx';
import { Headline } from '../headline.tsx';
import { DeadLinks } from './dead-links.tsx';
import { MissedAddresses } from './missed-addresses.tsx';
import { Redirects } from './redirects.tsx';
import { useHealth } from './use-health.ts';

/** What to mend: missed addresses and dead links; and where former addresses lead. */
export function HealthPage() {
  const mayMend = useMay()('posts.publish');
  const { missed, deadLinks, todo } = useHealth();
  return (
    <div className="grid gap-10">
      {todo === undefined ? null : (
        <Headline figure={mayMend ? todoWords(todo) : quantity(todo, ['problem', 'problems'])}>
          {healthWords(missed.data?.length ?? 0, deadLinks.data?.length ?? 0)}
        </Headline>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <MissedAddresses />
        <div className="grid gap-10">
          <DeadLinks />
          <May use="posts.read-drafts">
            <Redirects />
          </May>
        </div>
      </div>
    </div>
  );
}

function todoWords(count: number): string {
  return count === 0 ? 'Nothing to do' : `${quantity(count, ['thing', 'things'])} to do`;
}

function healthWords(missed: number, dead: number): string {
  if (missed + dead === 0) return 'Every visitor found a page, and every link in a post leads to one.';
  const parts = [
    ...(missed > 0 ? [`${quantity(missed, ['missed address', 'missed addresses'])} without a redirect`] : []),
    ...(dead > 0 ? [quantity(dead, ['dead link', 'dead links'])] : []),
  ];
  return `${parts.join(' and ')}.`;
}
