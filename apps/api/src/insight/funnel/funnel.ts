import { CONTACT_INPUTS } from '@tideline/domain/contact/contact';
import type { AnalyticsRange } from '@tideline/domain/stats/analytics';
import { toFunnelStep, type Funnel } from '@tideline/domain/stats/funnel';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { countOpened, countOutcomes, findFirstFunnelDay, sumSteps } from './funnel.repository.ts';
import { instantsOf, rangeDays } from './range-days.ts';

/** The funnel of a range that ends today. All figures leave out days before counting began. */
export async function findFunnel(db: Db, range: AnalyticsRange, now: string): Promise<Funnel> {
  const { timeZone } = await findSettings(db);
  const since = await findFirstFunnelDay(db);
  const { from, to } = rangeDays(range, now, timeZone);
  const days = { from: since !== null && since > from ? since : from, to };
  const steps = await sumSteps(db, days);
  const stops = CONTACT_INPUTS.map((field) => ({ field, visitors: steps.get(toFunnelStep(field)) ?? 0 }));
  const sent = steps.get('sent') ?? 0;
  return {
    firstDay: days.from,
    since,
    visits: steps.get('visit') ?? 0,
    opened: await countOpened(db, days),
    started: stops.reduce((all, { visitors }) => all + visitors, sent),
    sent,
    stops,
    ...(await countOutcomes(db, instantsOf(days, timeZone))),
  };
}
