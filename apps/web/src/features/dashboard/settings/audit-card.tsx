import { ScrollText } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Link to the audit log. */
export function AuditCard() {
  return (
    <SettingsSection id="audit-heading">
      <p className="text-sm text-muted">
        Sign-ins, publishing, exports, settings and every other act of the staff area, with who did it and when.
      </p>
      <ButtonLink to="/admin/audit" size="sm" variant="secondary" preload={false} className="justify-self-start">
        <ScrollText aria-hidden="true" className="icon" />
        Open the audit log
      </ButtonLink>
    </SettingsSection>
  );
}
