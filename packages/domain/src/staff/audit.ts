/**
 * Every audited action with its label. The word before the dot is the type of the object. Add a new action here and
 * record it with `recordAction`.
 */
export const AUDIT_ACTIONS = {
  'session.open': 'Signed in',
  'session.refuse': 'Sign-in refused',
  'session.limit': 'Sign-in limited',
  'session.let-in': 'Allowed in from a new place',
  'session.close': 'Signed out',
  'session.end': 'Ended other sessions',
  'staff.add': 'Account added',
  'staff.remove': 'Account removed',
  'staff.role': 'Role changed',
  'staff.password': 'Password changed',
  'staff.password-refuse': 'Password refused in the staff area',
  'invitation.add': 'Colleague invited',
  'invitation.resend': 'Invitation resent',
  'invitation.withdraw': 'Invitation withdrawn',
  'invitation.accept': 'Invitation accepted',
  'api-key.create': 'API key created',
  'api-key.revoke': 'API key revoked',
  'integration.add': 'Integration added',
  'integration.change': 'Integration changed',
  'integration.remove': 'Integration removed',
  'staff.reset-link': 'Password reset link emailed',
  'staff.reset': 'Password reset by email',
  'passkey.add': 'Passkey added',
  'passkey.rename': 'Passkey renamed',
  'passkey.remove': 'Passkey removed',
  'passkey.refuse': 'Passkey refused',
  'passkey.limit': 'Sign-in with passkeys limited',
  'passkey.suspect': 'Passkey refused: a copy may exist',
  'second-factor.on': 'Two-step sign-in turned on',
  'second-factor.off': 'Two-step sign-in turned off',
  'second-factor.refuse': 'Sign-in code refused',
  'second-factor.limit': 'Sign-in codes limited',
  'second-factor.recover': 'Recovery code used',
  'second-factor.codes': 'Recovery codes replaced',
  'post.create': 'Post created',
  'post.change': 'Post changed',
  'post.publish': 'Post published',
  'post.schedule': 'Post scheduled',
  'post.unpublish': 'Post unpublished',
  'post.keep-pending': 'Changes to a post saved as pending',
  'post.schedule-pending': 'Update of a post scheduled',
  'post.publish-pending': 'Pending changes of a post published',
  'post.hold-pending': 'Scheduled update of a post held back',
  'post.discard-pending': 'Pending changes of a post discarded',
  'post.restore-pending': 'Discarded changes of a post restored',
  'post.address': 'Post address changed',
  'post.trash': 'Post moved to trash',
  'post.restore': 'Post restored from trash',
  'post.owner': 'Post owner set',
  'post.submit': 'Post submitted for approval',
  'post.withdraw': 'Post submission withdrawn',
  'post.approve': 'Post approved',
  'post.send-back': 'Post sent back to its author',
  'post.feature': 'Post featured on the blog',
  'post.unfeature': 'Post no longer featured',
  'post.delete': 'Post permanently deleted',
  'page.create': 'Page added',
  'page.address': 'Page address changed',
  'page.unpublish': 'Page unpublished',
  'page.trash': 'Page moved to trash',
  'page.restore': 'Page restored from trash',
  'page.delete': 'Page permanently deleted',
  'page.keep-draft': 'Changes to a page saved as a draft',
  'page.schedule': 'Update of a page scheduled',
  'page.publish': 'Page published',
  'page.hold': 'Scheduled update of a page held back',
  'page.discard-draft': 'Draft of a page discarded',
  'page.restore-draft': 'Discarded draft of a page restored',
  'brand.change': 'Brand changed',
  'redirect.add': 'Redirect added',
  'redirect.remove': 'Redirect removed',
  'preview.add': 'Preview link created',
  'preview.end': 'Preview links ended',
  'contact.add': 'Inquiry added',
  'contact.status': 'Inquiry status changed',
  'contact.reply': 'Reply to an inquiry written',
  'contact.undo-reply': 'Reply to an inquiry undone',
  'contact.retry-reply': 'Failed reply to an inquiry retried',
  'contact.outcome': 'Inquiry value or reason changed',
  'contact.paste': 'Message added to an inquiry',
  'contact.decide-mail': 'Unverified email about an inquiry handled',
  'contact.owner': 'Inquiry owner set',
  'contact.next-step': 'Inquiry next step set',
  'contact.merge': 'Inquiry merged into another',
  'contact.unmerge': 'Inquiry merge undone',
  'contact.warn': 'Staff warned about an inquiry',
  'saved-reply.save': 'Saved reply changed',
  'saved-reply.remove': 'Saved reply deleted',
  'contact.export': 'Inquiries exported',
  'call.book': 'Call booked',
  'call.move': 'Call moved',
  'call.cancel': 'Call canceled',
  'call.hours': 'Call hours changed',
  'call.feed': 'Private calendar set',
  'call.feed-remove': 'Private calendar removed',
  'call.rules': 'Call settings changed',
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
  'issue.unschedule': 'Issue unscheduled',
  'issue.delete': 'Issue draft deleted',
  'issue.test': 'Issue test email sent',
  'issue.send': 'Issue sent',
  'issue.cancel': 'Sending of an issue canceled',
  'issue.pause': 'Sending of an issue paused',
  'issue.resume': 'Sending of an issue resumed',
  'issue.stop': 'Sending of an issue stopped',
  'issue.resend': 'Failed messages of an issue retried',
  'topic.add': 'Topic added',
  'topic.change': 'Topic changed',
  'topic.order': 'Topics reordered',
  'topic.remove': 'Topic deleted',
  'picture.add': 'Picture uploaded',
  'picture.change': 'Picture described',
  'picture.remove': 'Picture deleted',
  'author.add': 'Author added',
  'author.change': 'Author changed',
  'author.remove': 'Author deleted',
  'author.submit': 'Profile submitted for approval',
  'author.withdraw': 'Profile submission withdrawn',
  'author.approve': 'Profile approved',
  'author.send-back': 'Profile sent back to its author',
  'settings.change': 'Settings changed',
  'work-sample.picture': 'Work sample replaced with a picture',
  'work-sample.drawing': 'Work sample set back to the drawing',
  'sample.remove': 'Sample data removed',
  'mail.test': 'Test email requested',
  'mail.retry': 'Failed email retried',
  'mail.account': 'Mail server or mailbox changed',
  'mail.account-remove': 'Mail server or mailbox removed',
  'bounce.decide': 'Bounce report resolved',
  'bounce.secret': 'Bounce hook secret created',
  'webhook.add': 'Webhook added',
  'webhook.change': 'Webhook changed',
  'webhook.rotate': 'Webhook secret replaced',
  'webhook.pause': 'Webhook paused',
  'webhook.resume': 'Webhook resumed',
  'webhook.remove': 'Webhook removed',
  'webhook.test': 'Test event sent',
  'webhook.resend': 'Events resent',
  'webhook.disable': 'Webhook disabled after failures',
  'backup.start': 'Backup requested',
  'backup.make': 'Backup created',
  'backup.download': 'Backup downloaded',
  'backup.restore': 'Backup restored',
  'audit.export': 'Audit log exported',
  'retention.change': 'Retention periods changed',
  'contact.expire': 'Old inquiries deleted',
  'person.export': 'Personal data exported',
  'person.erase': 'Personal data erased',
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
  page: 'Page',
  brand: 'Brand',
  redirect: 'Redirect',
  preview: 'Preview link',
  contact: 'Inquiry',
  call: 'Call',
  note: 'Note',
  'saved-reply': 'Saved reply',
  subscriber: 'Subscriber',
  issue: 'Newsletter issue',
  topic: 'Newsletter topic',
  picture: 'Picture',
  author: 'Author',
  settings: 'Settings',
  'work-sample': 'Work sample',
  sample: 'Sample data',
  mail: 'Email',
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
