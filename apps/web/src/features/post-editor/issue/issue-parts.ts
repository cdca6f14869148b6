import type { Audience } from '@tideline/domain/newsletter/audience';
import type { Issue } from '@tideline/domain/newsletter/issue';
import type { ComponentType } from 'react';

/** Parts of the dashboard on the page of an issue. The route passes them in, because features do not import each other. */
export type IssueParts = {
  AudienceFields?: ComponentType<{ value: Audience; onChange: (audience: Audience) => void }>;
  /** Date, number of readers, and hints before sending. */
  SendDialog?: ComponentType<{ issue: Issue; onSent: () => void; onClose: () => void }>;
  /** Progress of an issue that is being sent, and its results. */
  SentIssue?: ComponentType<{ issue: Issue }>;
};
