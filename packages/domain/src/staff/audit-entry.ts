import type { AuditAction } from './audit.ts';

type ObjectOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;

/** The kind of object that an act concerns. */
export type AuditObject = ObjectOf<AuditAction>;

/** The options of a filter, with their labels. */
export const AUDIT_OBJECTS: Record<AuditObject, string> = {
  session: 'Sign-in',
  staff: 'Account',
  invitation: 'Invitation',
  'api-key': 'API key',
  integration: 'Integration',
  passkey: 'Passkey',
  'second-factor': 'Two-step sign-in',
  post: 'Post',
  page: 'Page',
  brand: 'Brand',
  form: 'Contact form',
  redirect: 'Redirect',
  release: 'Release',
  preview: 'Preview link',
  contact: 'Inquiry',
  call: 'Call',
  'call-kind': 'Kind of call',
  note: 'Note',
  'saved-reply': 'Saved reply',
  subscriber: 'Subscriber',
  issue: 'Newsletter issue',
  topic: 'Newsletter topic',
  import: 'Import',
  picture: 'Picture',
  author: 'Author',
  settings: 'Settings',
  'work-sample': 'Work sample',
  sample: 'Sample data',
  mail: 'Email',
  bounce: 'Bounce',
  webhook: 'Webhook',
  backup: 'Backup',
  site: 'Site',
  'scheduled-export': 'Scheduled export',
  audit: 'Audit log',
  retention: 'Retention periods',
  person: 'Person',
};

/** Details of an action: ids, numbers, statuses. Never free text, names or addresses of visitors. */
export type AuditDetail = Record<string, string | number | boolean | null | readonly string[]>;

/** One line of the log. */
export type AuditEntry = {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Account of the actor; null without a session. */
  actorId: string | null;
  /** Address of that account at the time, `Name (integration)`, `command`, `program`, or empty without a caller. */
  actor: string;
  /** Name of the API key with which the account acted; empty for acts in a session. */
  apiKey: string;
  action: AuditAction;
  object: AuditObject;
  /** Empty when the act concerns no single object. */
  objectId: string;
  /** Shortened IP address; empty for actions without a request. */
  network: string;
  requestId: string;
  detail: AuditDetail;
};

/** The kind of object that an act concerns. @example auditObject('post.publish') // => 'post' */
export function auditObject(action: AuditAction): AuditObject {
  return action.slice(0, action.indexOf('.')) as AuditObject;
}
