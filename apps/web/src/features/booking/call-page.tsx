import { useNavigate } from '@tanstack/react-router';
import type { BookingAnswer } from '@tideline/domain/booking/booking';
import { pageAfterBooking } from '@tideline/domain/booking/call-path';
import type { FormAnswer } from '@tideline/page-contract';
import { callPage } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { WaveLines } from '../../ui/drawing/wave-lines.tsx';
import { NoticePage } from '../../ui/sections/notice-page.tsx';
import { CallDetails } from './call-details.tsx';
import type { CallSearch, OfferedTimes } from './times/call-times.ts';
import { ChooseTime } from './choose-time.tsx';

export type CallPageProps = { offered: OfferedTimes & { answer: FormAnswer | null }; search: CallSearch };

/** Books a call in two steps: a time, then the details. */
export function CallPage({ offered, search }: CallPageProps) {
  const copy = useCopy('discovery-call', 'page', callPage);
  const navigate = useNavigate();
  const linkTo = useSiteLink();
  const { times, chosen, answer } = offered;
  if (!times.isOpen) {
    const { links, ...notice } = copy.closed;
    return <NoticePage {...notice} links={links.map((link) => ({ ...link, ...linkTo(link) }))} />;
  }

  function handleBooked(answered: BookingAnswer) {
    const { step, query } = pageAfterBooking(answered);
    void navigate({ to: '/discovery-call/{-$step}', params: { step }, search: query, replace: true });
  }
  return (
    <div className="frame pt-[clamp(1.5rem,4.5vw,4.5rem)] pb-[clamp(6rem,11vw,10rem)]">
      <div className="grid-page items-end gap-y-6">
        <h1 className="type-display col-span-12 -ml-[0.03em] text-display-l lg:col-span-8">{copy.title}</h1>
        <p className="col-span-12 max-w-[29.25em] text-lead text-muted lg:col-span-4 lg:pb-3">{copy.lead}</p>
      </div>
      <WaveLines
        seed="discovery call"
        count={3}
        crests={3.2}
        className="mt-8 h-14 w-full text-accent sm:h-16"
        strokeWidth={1.25}
      />
      {chosen === null && answer === null ? (
        <ChooseTime times={times} search={search} isTaken={search.at !== undefined} />
      ) : (
        <CallDetails key={chosen} offered={offered} answer={answer} onBooked={handleBooked} />
      )}
    </div>
  );
}
