import { ScrollText } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { DateText } from '../../../staff/time/date-text.tsx';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Link to the audit log. */
export function AuditCard() {
  const latest = trpc.audit.list.useQuery({ limit: 1 }, { meta: { failure: 'Failed to fetch the audit log' } });
  const [entry] = latest.data?.items ?? [];
  return (
    <SettingsSection
      section="audit"
      state={
        entry ? (
          <>
            The last entry was written <DateText iso={entry.at} />.
          </>
        ) : latest.data ? (
          'There is no entry yet.'
        ) : null
      }
      action={
        <ButtonLink to="/admin/audit" size="sm" variant="secondary" preload={false}>
          <ScrollText aria-hidden="true" className="icon" />
          Open the audit log
        </ButtonLink>
      }
    >
      <LoadFailure query={latest} />
      <p className="text-sm text-muted">
        Sign-ins, publishing, exports, settings and every other act of the staff area, with who did it and when.
      </p>
    </SettingsSection>
  );
}
