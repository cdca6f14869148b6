import { ScrollText } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';

/** Link to the audit log. */
export function AuditCard() {
  return (
    <section aria-labelledby="audit-heading" className="mt-8 max-w-4xl border-t border-line pt-6">
      <h2 id="audit-heading" className="text-lg font-semibold">
        Audit log
      </h2>
      <p className="mt-2 mb-3 text-sm text-muted">
        Sign-ins, publishing, exports, settings and every other act of the staff area, with who did it and when.
      </p>
      <ButtonLink to="/admin/audit" size="sm" variant="secondary" preload={false}>
        <ScrollText aria-hidden="true" className="icon" />
        Open the audit log
      </ButtonLink>
    </section>
  );
}
