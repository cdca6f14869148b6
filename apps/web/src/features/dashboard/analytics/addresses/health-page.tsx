import { useMay } from '../../../../lib/calls/use-may.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { May } from '../../../../staff/roles/may.tsx';
import { Headline } from '../headline.tsx';
import { DeadLinks } from './dead-links.tsx';
import { MissedAddresses } from './missed-addresses.tsx';
import { Redirects } from './redirects.tsx';
import { SiteFindings } from './site-findings.tsx';
import { useHealth } from './use-health.ts';

/** What to mend: missed addresses, dead links and what visitors would notice; and where former addresses lead. */
export function HealthPage() {
  const mayMend = useMay()('posts.publish');
  const { missed, deadLinks, mistakes, todo } = useHealth();
  return (
    <div className="grid gap-10">
      {todo === undefined ? null : (
        <Headline figure={mayMend ? todoWords(todo) : quantity(todo, ['problem', 'problems'])}>
          {healthWords(missed.data?.length ?? 0, deadLinks.data?.length ?? 0, mistakes ?? 0)}
        </Headline>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <MissedAddresses />
        <div className="grid gap-10">
          <SiteFindings />
          <DeadLinks />
          <May use="posts.read-drafts">
            <Redirects />
          </May>
        </div>
      </div>
    </div>
  );
}

const LIST = new Intl.ListFormat('en-US');

function todoWords(count: number): string {
  return count === 0 ? 'Nothing to do' : `${quantity(count, ['thing', 'things'])} to do`;
}

function healthWords(missed: number, dead: number, mistakes: number): string {
  if (missed + dead + mistakes === 0) return 'Every visitor found a page, and every link in a post leads to one.';
  const parts = [
    ...(missed > 0 ? [`${quantity(missed, ['missed address', 'missed addresses'])} without a redirect`] : []),
    ...(dead > 0 ? [quantity(dead, ['dead link', 'dead links'])] : []),
    ...(mistakes > 0 ? [quantity(mistakes, ['mistake on the site', 'mistakes on the site'])] : []),
  ];
  return `${LIST.format(parts)}.`;
}
