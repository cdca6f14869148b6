import { useNavigate } from '@tanstack/react-router';
import type { BookingAnswer } from '@tideline/domain/booking/booking';
import { pageAfterBooking } from '@tideline/domain/booking/call-path';
import type { FormAnswer } from '@tideline/page-contract';
import { Suspense } from 'react';
import { callPage } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { WaveLines } from '../../ui/drawing/wave-lines.tsx';
import { NoticePage } from '../../ui/sections/notice-page.tsx';
import type { CallSearch, OfferedTimes } from './times/call-times.ts';
import { ChooseTime } from './choose-time.tsx';
import { CallDetails } from './late-steps.ts';

export type CallPageProps = { offered: OfferedTimes & { answer: FormAnswer | null }; search: CallSearch };

/** Books a call in two steps: a time, then the details. */
export function CallPage({ offered, search }: CallPageProps) {
  const copy = useCopy('discovery-call', 'page', callPage);
  const navigate = useNavigate();
  const linkTo = useSiteLink();
  const { week, chosen, answer } = offered;
  if (!week.isOpen) {
    const { links, ...notice } = copy.closed;
    return <NoticePage {...notice} links={links.map((link) => ({ ...link, ...linkTo(link) }))} />;
  }

  function handleBooked(answered: BookingAnswer) {
    const { step, query } = pageAfterBooking(answered);
    void navigate({ to: '/discovery-call/{-$step}', params: { step }, search: query, replace: true });
  }
  if (chosen !== null || answer !== null) {
    return (
      <div className="frame pt-[clamp(1.25rem,3vw,3rem)] pb-[clamp(4rem,8vw,8rem)]">
        <h1 className="type-label text-muted">{copy.title}</h1>
        <Suspense>
          <CallDetails key={chosen} offered={offered} answer={answer} onBooked={handleBooked} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="frame pt-[clamp(1.25rem,4.5vw,4.5rem)] pb-[clamp(2.5rem,11vw,10rem)]">
      <div className="grid-page items-end gap-y-3 sm:gap-y-6">
        <h1 className="type-display col-span-12 -ml-[0.03em] text-display sm:text-display-l lg:col-span-8">
          {copy.title}
        </h1>
        <p className="col-span-12 max-w-[29.25em] text-muted sm:text-lead lg:col-span-4 lg:pb-3">{copy.lead}</p>
      </div>
      <WaveLines
        seed="discovery call"
        count={3}
        crests={3.2}
        className="mt-8 hidden h-14 w-full text-accent sm:block sm:h-16"
        strokeWidth={1.25}
      />
      <ChooseTime week={week} zone={search.zone} isTaken={search.at !== undefined} />
    </div>
  );
}
