/**
 * Every audited action with its label. The word before the dot is the type of the object. Add a new action here and
 * record it with `recordAction`.
 */
export const AUDIT_ACTIONS = {
  'session.open': 'Signed in',
  'session.refuse': 'Sign-in refused',
  'session.limit': 'Sign-in limited',
  'session.let-in': 'Let in at a new place',
  'session.close': 'Signed out',
  'session.end': 'Ended other sessions',
  'staff.add': 'Account added',
  'staff.remove': 'Account removed',
  'staff.role': 'Role changed',
  'staff.password': 'Password changed',
  'staff.password-refuse': 'Password refused in the staff area',
  'invitation.add': 'Colleague invited',
  'invitation.resend': 'Invitation sent again',
  'invitation.withdraw': 'Invitation withdrawn',
  'invitation.accept': 'Invitation accepted',
  'api-key.create': 'API key created',
  'api-key.revoke': 'API key revoked',
  'integration.add': 'Integration added',
  'integration.change': 'Integration changed',
  'integration.remove': 'Integration removed',
  'staff.reset-link': 'Link for a new password mailed',
  'staff.reset': 'Password reset by mail',
  'passkey.add': 'Passkey added',
  'passkey.rename': 'Passkey renamed',
  'passkey.remove': 'Passkey removed',
  'passkey.refuse': 'Passkey refused',
  'passkey.limit': 'Sign-in with passkeys limited',
  'passkey.suspect': 'Passkey refused because a copy may exist',
  'second-factor.on': 'Two-step sign-in turned on',
  'second-factor.off': 'Two-step sign-in turned off',
  'second-factor.refuse': 'Code refused',
  'second-factor.limit': 'Codes limited',
  'second-factor.recover': 'Recovery code used',
  'second-factor.codes': 'Recovery codes replaced',
  'post.create': 'Post created',
  'post.change': 'Post changed',
  'post.publish': 'Post published',
  'post.schedule': 'Post scheduled',
  'post.unpublish': 'Post unpublished',
  'post.keep-pending': 'Changes to a post kept as pending',
  'post.schedule-pending': 'Update of a post scheduled',
  'post.publish-pending': 'Pending changes of a post published',
  'post.hold-pending': 'Scheduled update of a post held back',
  'post.discard-pending': 'Pending changes of a post discarded',
  'post.restore-pending': 'Discarded changes of a post restored',
  'post.address': 'Address of post changed',
  'post.trash': 'Post moved to trash',
  'post.restore': 'Post taken out of trash',
  'post.owner': 'Owner of a post set',
  'post.submit': 'Post submitted for approval',
  'post.withdraw': 'Post no longer submitted',
  'post.approve': 'Post approved',
  'post.send-back': 'Post sent back to its author',
  'post.feature': 'Post featured on the blog',
  'post.unfeature': 'Post no longer featured',
  'post.delete': 'Post deleted for good',
  'redirect.add': 'Redirect added',
  'redirect.remove': 'Redirect removed',
  'preview.add': 'Preview link made',
  'preview.end': 'Preview links ended',
  'contact.add': 'Enquiry added',
  'contact.status': 'Enquiry status changed',
  'contact.reply': 'Reply to an enquiry written',
  'contact.undo-reply': 'Reply to an enquiry taken back',
  'contact.retry-reply': 'Failed reply to an enquiry sent again',
  'contact.outcome': 'Value or reason of an enquiry changed',
  'contact.paste': 'Message of an enquiry entered',
  'contact.decide-mail': 'Unverified mail about an enquiry decided',
  'contact.owner': 'Owner of an enquiry set',
  'contact.next-step': 'Next step of an enquiry set',
  'contact.merge': 'Enquiry merged into another',
  'contact.unmerge': 'Merged enquiry taken out',
  'contact.warn': 'Staff warned about an enquiry',
  'saved-reply.save': 'Saved reply changed',
  'saved-reply.remove': 'Saved reply deleted',
  'contact.export': 'Enquiries exported',
  'call.book': 'Call booked',
  'call.move': 'Call moved',
  'call.cancel': 'Call cancelled',
  'call.hours': 'Hours for calls changed',
  'call.feed': 'Private calendar set',
  'call.feed-remove': 'Private calendar removed',
  'call.rules': 'Rules of calls changed',
  'note.add': 'Note added',
  'note.remove': 'Note deleted',
  'subscriber.add': 'Subscriber added',
  'subscriber.change': 'Subscriber changed',
  'subscriber.remove': 'Subscriber removed',
  'subscriber.import': 'Subscribers imported',
  'subscriber.export': 'Subscribers exported',
  'issue.create': 'Issue created',
  'issue.change': 'Issue changed',
  'issue.schedule': 'Issue scheduled',
  'issue.unschedule': 'Issue no longer scheduled',
  'issue.delete': 'Draft of an issue deleted',
  'issue.test': 'Test mail of an issue sent',
  'issue.send': 'Issue sent',
  'issue.cancel': 'Sending of an issue cancelled',
  'issue.pause': 'Sending of an issue paused',
  'issue.resume': 'Sending of an issue resumed',
  'issue.stop': 'Sending of an issue stopped',
  'issue.resend': 'Failed messages of an issue tried again',
  'topic.add': 'Topic added',
  'topic.change': 'Topic changed',
  'topic.order': 'Topics put in another order',
  'topic.remove': 'Topic deleted',
  'picture.add': 'Picture uploaded',
  'picture.change': 'Picture described',
  'picture.remove': 'Picture deleted',
  'author.add': 'Author added',
  'author.change': 'Author changed',
  'author.remove': 'Author deleted',
  'author.submit': 'Profile submitted for approval',
  'author.withdraw': 'Profile no longer submitted',
  'author.approve': 'Profile approved',
  'author.send-back': 'Profile sent back to its author',
  'settings.change': 'Settings changed',
  'work-sample.picture': 'Work sample replaced by a picture',
  'work-sample.drawing': 'Work sample drawn again',
  'sample.remove': 'Sample data removed',
  'mail.test': 'Test mail asked for',
  'mail.retry': 'Failed mail tried again',
  'bounce.decide': 'Report of a bounce decided',
  'bounce.secret': 'Secret of the bounce hook made',
  'webhook.add': 'Webhook added',
  'webhook.change': 'Webhook changed',
  'webhook.rotate': 'Secret of a webhook replaced',
  'webhook.pause': 'Webhook paused',
  'webhook.resume': 'Webhook resumed',
  'webhook.remove': 'Webhook removed',
  'webhook.test': 'Test event sent',
  'webhook.resend': 'Events sent again',
  'webhook.disable': 'Webhook disabled after failures',
  'backup.start': 'Backup asked for',
  'backup.make': 'Backup made',
  'backup.download': 'Backup downloaded',
  'backup.restore': 'Backup restored',
  'audit.export': 'Audit log exported',
  'retention.change': 'Retention periods changed',
  'contact.expire': 'Old enquiries deleted',
  'person.export': 'Data of a person exported',
  'person.erase': 'Data of a person erased',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

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
  redirect: 'Redirect',
  preview: 'Preview link',
  contact: 'Enquiry',
  call: 'Call',
  note: 'Note',
  'saved-reply': 'Saved reply',
  subscriber: 'Subscriber',
  issue: 'Issue of the newsletter',
  topic: 'Topic of the newsletter',
  picture: 'Picture',
  author: 'Author',
  settings: 'Settings',
  'work-sample': 'Work sample',
  sample: 'Sample data',
  mail: 'Mail',
  bounce: 'Bounce',
  webhook: 'Webhook',
  backup: 'Backup',
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
