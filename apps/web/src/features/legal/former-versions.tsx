import { Link } from '@tanstack/react-router';
import { type LegalId, legalLabels } from '@tideline/copy/legal/legal-document';
import { LongDate } from '../../lib/text/long-date.tsx';

export type FormerVersionsProps = {
  id: LegalId;
  /** The days on which they took effect. */
  days: readonly string[];
  timeZone: string;
};

/** The former versions of a legal text, by the days on which they took effect. */
export function FormerVersions({ id, days, timeZone }: FormerVersionsProps) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="former-versions" className="prose max-w-none!">
      <h2 id="former-versions">{legalLabels.versions}</h2>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <Link to="/$" params={{ _splat: `${id}/versions/${day}` }}>
              <LongDate date={day} timeZone={timeZone} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
