import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';
import { UserText } from '../../../staff/user-text.tsx';
import { stepDay } from '../contacts/conversation/work-line.tsx';
import { OverviewSection } from './overview-section.tsx';

const SHOWN_MAX = 5;

/** The next steps of enquiries, the earliest first; renders nothing without one. */
export function NextSteps() {
  const { data = [] } = trpc.conversations.work.nextSteps.useQuery();
  if (data.length === 0) return null;
  return (
    <OverviewSection title="Next steps" more={{ label: 'All inquiries', search: { tab: 'contacts' } }}>
      <ul>
        {data.slice(0, SHOWN_MAX).map((step) => (
          <li key={step.contactId} className="border-b border-line">
            <Link
              to="/admin"
              search={{ tab: 'contacts', contact: step.contactId }}
              preload={false}
              className="grid min-h-14 content-center px-1 py-2 hover:bg-sunk"
            >
              <UserText text={step.nextStep} className="line-clamp-1! font-[560]" />
              <UserText
                text={[step.nextStepOn && stepDay(step.nextStepOn), step.name, step.ownerName]
                  .filter(Boolean)
                  .join(' · ')}
                className="line-clamp-1! text-sm text-muted"
              />
            </Link>
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}
