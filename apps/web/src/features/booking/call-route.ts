/** Loader and heads of the pages about calls, in a chunk that only these pages load. */
import { CALL_PATH, CALL_STEPS, OTHER_TIMES_FIELD } from '@tideline/domain/booking/call-path';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { pageCardName } from '@tideline/artwork/prints/social-card';
import type { FormAnswer } from '@tideline/page-contract';
import { callCardText } from '@tideline/copy/calls/call-card';
import { bookedCall, callLinkEnded, callPage, cancelCall, moveCall } from '@tideline/copy/calls/discovery-call';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import type { ApiClient } from '../../lib/calls/load-api.ts';
import type { CopyStore } from '../../lib/copy/copy-store.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { type CallLinkSearch, type LinkedCall, loadLinkedCall, stateOfCall } from './booked-call.ts';
import { CallDetails, LinkedCallPage } from './late-steps.ts';
import { type CallSearch, loadCallTimes, type OfferedTimes } from './times/call-times.ts';

/** The page to book a call; after a refused form post, with its answer. */
type Offer = OfferedTimes & { step?: undefined; answer: FormAnswer | null };
/** What a page about calls shows. */
export type CallRouteData = Offer | LinkedCall;

type Context = {
  loadApi: () => Promise<ApiClient>;
  origin: string;
  site: SiteSettings;
  copy: CopyStore;
  formAnswer: FormAnswer | null;
};

/** Null: there is no such page. */
export async function loadCallRoute(
  { loadApi, copy, origin, site: { timeZone }, formAnswer: answer }: Context,
  name: string | undefined,
  search: CallLinkSearch,
): Promise<CallRouteData | null> {
  const [api] = await Promise.all([loadApi(), copy.load('discovery-call')]);
  if (name === undefined) {
    const offered = await loadCallTimes(api, answer ? wantedBy(answer) : search, timeZone);
    if (offered.chosen !== null || answer !== null) await CallDetails.preload?.();
    return { ...offered, answer };
  }
  const step = CALL_STEPS.find((known) => known === name);
  if (step === undefined) return null;
  const [linked] = await Promise.all([loadLinkedCall(api, step, search, origin), LinkedCallPage.preload?.()]);
  return linked;
}

/** The times wanted by a form sent without JavaScript: those around the chosen one, or other ones. */
function wantedBy({
  fields: { kind, timeZone: zone, startsAt: at, [OTHER_TIMES_FIELD]: day },
}: FormAnswer): CallSearch {
  return day === undefined ? { kind, zone, at } : { kind, zone, day };
}

/** The head of the page. */
export function callHead(data: CallRouteData | undefined, { origin, site, copy }: Context) {
  const isHidden = data === undefined || data.step !== undefined || !data.week.isOpen;
  const page = copy.read('discovery-call', 'page', callPage);
  const { title, description } = page;
  const forMachines = import.meta.env.SSR
    ? {
        card: { name: pageCardName(CALL_PATH), text: callCardText(page) },
        jsonLd: [breadcrumbs(origin, { name: title, path: CALL_PATH })],
      }
    : undefined;
  return pageMeta({ title: titleOf(data, copy), description, path: CALL_PATH, origin, site, isHidden, forMachines });
}

function titleOf(data: CallRouteData | undefined, copy: CopyStore): string {
  if (!data) return copy.read('not-found', 'page', notFoundPage).heading;
  if (data.step === undefined) return copy.read('discovery-call', 'page', callPage).title;
  const { step, call, done } = data;
  if (!call) return callLinkEnded.title;
  if (step === 'move' && call.canChange) return moveCall.title;
  if (step === 'cancel' && call.canChange) return cancelCall.title;
  return stateOfCall(call, done, copy.read('discovery-call', 'booked', bookedCall)).title;
}
