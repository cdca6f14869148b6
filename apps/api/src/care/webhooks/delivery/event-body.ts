import { eventObject, type SentEventType } from '@tideline/domain/webhook/event';
import type { Db } from '../../../core/store/schema.ts';
import { EVENT_OBJECTS } from './event-objects.repository.ts';

/** An event as it was recorded. */
export type RecordedEvent = {
  type: SentEventType;
  objectId: string;
  /** JSON: ids and statuses. */
  data: string;
  createdAt: string;
};

/** The body of an event as JSON, with its object in its present state. */
export async function writeEventBody(db: Db, event: RecordedEvent, now: string): Promise<string> {
  const kind = eventObject(event.type);
  const object = await EVENT_OBJECTS[kind](db, event.objectId, now);
  const data = { id: event.objectId, ...(JSON.parse(event.data) as object), [kind]: object };
  return JSON.stringify({ type: event.type, timestamp: event.createdAt, data });
}
