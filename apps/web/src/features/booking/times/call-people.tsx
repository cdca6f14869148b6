import { callTimes } from '@tideline/copy/calls/discovery-call';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Portrait } from '../../../ui/drawing/portrait.tsx';

/** Who takes the call: the one person, or those of whom one does. Only public profiles are shown. */
export function CallPeople({ week: { people, otherPeople } }: { week: Pick<CallWeek, 'people' | 'otherPeople'> }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  if (people.length === 0) return null;
  const isOne = people.length === 1 && otherPeople === 0;
  return (
    <section aria-labelledby="call-people">
      <h3 id="call-people" className="type-label border-t border-line pt-4">
        {isOne ? copy.person : copy.people}
      </h3>
      <ul className="mt-3 grid gap-5">
        {people.map(({ name, role, sentence, pictureUrl }) => (
          <li key={name} className="flex items-start gap-4">
            <Portrait name={name} pictureUrl={pictureUrl} sizes="6rem" className="w-16 flex-none lg:w-24" />
            <div className="min-w-0 self-center wrap-anywhere">
              <p dir="auto" className="type-title text-title-s">
                {name}
              </p>
              {role === '' ? null : (
                <p dir="auto" className="type-label text-accent">
                  {role}
                </p>
              )}
              {sentence === '' ? null : (
                <p dir="auto" className="mt-1 text-[0.9375rem] leading-snug text-muted">
                  {sentence}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {otherPeople === 0 ? null : <p className="mt-3 text-[0.9375rem] text-muted">{copy.colleague}</p>}
    </section>
  );
}
