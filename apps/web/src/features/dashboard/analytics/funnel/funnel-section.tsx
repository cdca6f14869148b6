import { CONTACT_FIELDS } from '@tideline/domain/contact/contact';
import { formatDateLong } from '@tideline/domain/time/publish-date';
import type { AnalyticsRange } from '@tideline/domain/stats/analytics';
import type { Funnel } from '@tideline/domain/stats/funnel';
import { shareText } from '@tideline/domain/stats/share';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { RANGE_NAMES } from '../analytics-words.ts';
import { contactRows, funnelSummary, visitorRows } from './funnel-words.ts';
import { StepTable } from './step-table.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

/** The funnel from a visit to a client, and the fields at which visitors stop. */
export function FunnelSection({ range }: { range: AnalyticsRange }) {
  const funnel = trpc.stats.funnel.useQuery(
    { range },
    { placeholderData: (shown) => shown, meta: { failure: 'Failed to fetch the funnel' } },
  );
  return (
    <section
      aria-labelledby="funnel-heading"
      className={classNames('grid gap-4 transition-opacity', funnel.isPlaceholderData && 'opacity-50')}
    >
      <h2 id="funnel-heading" className="type-title text-title-s">
        From visit to client
      </h2>
      <QueryPanel query={funnel}>{(data) => <FunnelFigures funnel={data} range={range} />}</QueryPanel>
    </section>
  );
}

function FunnelFigures({ funnel, range }: { funnel: Funnel; range: AnalyticsRange }) {
  const { since, stops } = funnel;
  if (since === null) {
    return (
      <p className="text-sm text-muted">The first visit is counted as it happens. Nothing has been counted yet.</p>
    );
  }
  const began = formatDateLong(`${since}T12:00:00.000Z`, 'UTC');
  return (
    <>
      <p className="max-w-4xl">{funnelSummary(funnel)}</p>
      <p className="max-w-4xl text-sm text-muted">
        In the last {RANGE_NAMES[range]}; counted since {began}, from every page and source. Each share is of the row
        above. No cookies; bots, signed-in staff and browsers with Do Not Track or Global Privacy Control are left out.
      </p>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-6">
          <StepTable
            caption="Visitors"
            heads={['Step', 'Visitors', 'Share']}
            rows={visitorRows(funnel)}
            drawing="funnel"
          />
          <StepTable
            caption="Inquiries"
            heads={['Outcome', 'Inquiries', 'Share']}
            rows={contactRows(funnel)}
            drawing="funnel"
          />
        </div>
        <Stops stops={stops} />
      </div>
    </>
  );
}

/** The last field of those who did not send the form. */
function Stops({ stops }: Pick<Funnel, 'stops'>) {
  const stopped = stops.filter(({ visitors }) => visitors > 0);
  const all = stopped.reduce((sum, { visitors }) => sum + visitors, 0);
  return (
    <div className="min-w-0">
      <StepTable
        caption="Where visitors stop"
        heads={['Last field', 'Visitors', 'Share']}
        rows={stopped.map(({ field, visitors }) => ({
          name: CONTACT_FIELDS[field].label,
          count: visitors,
          share: shareText(visitors, all),
          definition: `Visitors who left the form after ${CONTACT_FIELDS[field].label} without sending it.`,
        }))}
        drawing="bars"
      />
      {stopped.length === 0 ? <p className="py-3 text-sm">Everyone who began has sent the form.</p> : null}
    </div>
  );
}
