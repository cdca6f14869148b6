/** Every type of event with its meaning, in the groups offered to staff. The word before the dot is its object. */
const EVENTS = {
  Posts: {
    'post.created': 'A post was created',
    'post.updated': 'A post was saved',
    'post.published': 'A post went live',
    'post.unpublished': 'A post is no longer public',
    'post.deleted': 'A post was moved to the trash',
    'post.restored': 'A post was restored from the trash',
  },
  Pages: {
    'page.created': 'A page was added',
    'page.published': 'Changes to a page went live, or a page did',
    'page.moved': 'An added page has another address',
    'page.unpublished': 'A page is no longer public',
    'page.deleted': 'An added page was moved to the trash',
    'page.restored': 'An added page was restored from the trash',
  },
  Brand: {
    'brand.published': 'Changes to the brand went live',
  },
  Issues: {
    'issue.created': 'An issue was created',
    'issue.updated': 'An issue was saved',
    'issue.scheduled': 'An issue was scheduled',
    'issue.unscheduled': 'An issue is a draft again',
    'issue.sending': 'An issue is being sent',
    'issue.paused': 'The sending of an issue was paused',
    'issue.stopped': 'The sending of an issue was stopped',
    'issue.sent': 'An issue was sent to all its readers',
    'issue.deleted': 'The draft of an issue was deleted',
  },
  Subscribers: {
    'subscriber.created': 'Someone signed up, or was added',
    'subscriber.updated': 'A subscriber was changed, or confirmed',
    'subscriber.unsubscribed': 'Someone unsubscribed, or their address bounced',
    'subscriber.deleted': 'A subscriber was deleted',
  },
  Inquiries: {
    'enquiry.created': 'An inquiry arrived or was entered',
    'enquiry.updated': 'The status, owner, next step, value or reason of an inquiry changed',
    'enquiry.merged': 'An inquiry was merged into another',
    'enquiry.deleted': 'An inquiry was deleted',
  },
  Messages: {
    'message.received': 'The sender of an inquiry wrote',
    'message.sent': 'A message to the sender of an inquiry was sent',
  },
  Calls: {
    'booking.created': 'A call was booked',
    'booking.moved': 'A call was moved, or handed over to a colleague',
    'booking.cancelled': 'A call was canceled',
  },
} as const;

type Groups = typeof EVENTS;
/** A type of event for webhooks. */
export type EventType = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];
/** The type of a single event that tests a webhook. */
export const TEST_EVENT = 'webhook.test';
/** A type of event that is sent. */
export type SentEventType = EventType | typeof TEST_EVENT;

/** The groups in display order. */
export const EVENT_GROUPS = Object.entries(EVENTS).map(([title, events]) => ({
  title,
  events: Object.entries(events).map(([type, words]) => ({ type: type as EventType, words })),
}));

/** Every type of event for webhooks. */
export const EVENT_TYPES = EVENT_GROUPS.flatMap(({ events }) => events.map(({ type }) => type)) as [
  EventType,
  ...EventType[],
];

type ObjectOf<Type> = Type extends `${infer Kind}.${string}` ? Kind : never;
/** The kind of object of an event. */
export type EventObject = ObjectOf<SentEventType>;

/** The kind of object of an event of this type. */
export function eventObject(type: SentEventType): EventObject {
  return type.slice(0, type.indexOf('.')) as EventObject;
}
