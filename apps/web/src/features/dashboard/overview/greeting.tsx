import { useSessionOwner } from '../../../lib/calls/use-session-owner.ts';
import { useNow } from '../../../staff/time/use-now.ts';
import { greetingFor } from './greeting-words.ts';

/** Greets the signed-in person by the time of day where they are. */
export function Greeting() {
  const name = useSessionOwner()?.name ?? '';
  const hour = new Date(useNow()).getHours();
  return (
    <p dir="auto" className="type-title text-title-s wrap-anywhere">
      {greetingFor(hour, name)}
    </p>
  );
}
