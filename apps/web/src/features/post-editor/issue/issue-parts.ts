import type { Audience } from '@tideline/domain/newsletter/audience';
import type { Issue } from '@tideline/domain/newsletter/issue';
import type { ComponentType } from 'react';

/** Parts of the dashboard on the page of an issue. The route passes them in, because features do not import each other. */
export type IssueParts = {
  AudienceFields?: ComponentType<{ value: Audience; onChange: (audience: Audience) => void }>;
  /** When to send, to how many, and what is worth a look before that. */
  SendDialog?: ComponentType<{ issue: Issue; onSent: () => void; onClose: () => void }>;
  /** Progress of an issue that is being sent, and its results. */
  SentIssue?: ComponentType<{ issue: Issue }>;
};
