import { EVENT_GROUPS, type EventObject, eventObject, type EventType } from '@tideline/domain/webhook/event';
import type { Operation, Schema } from '../document.ts';
import { exampleOf } from './example-of.ts';

/** The answer of REST that an event has as its object. */
const OBJECTS: Record<Exclude<EventObject, 'webhook'>, string> = {
  post: 'Post',
  page: 'PageSummary',
  brand: 'Brand',
  issue: 'Issue',
  subscriber: 'Subscriber',
  enquiry: 'Contact',
  message: 'ContactMessage',
  booking: 'Booking',
};

type EventCall = {
  post: Pick<Operation, 'operationId' | 'summary' | 'description' | 'requestBody' | 'responses' | 'tags' | 'security'>;
};

/** The requests that receivers of webhooks get, by the type of the event. */
export function describeEvents(schemas: Readonly<Record<string, Schema>>): Record<string, EventCall> {
  const events = EVENT_GROUPS.flatMap((group) => group.events);
  return Object.fromEntries(events.map(({ type, words }) => [type, describeEvent(type, words, schemas)]));
}

function describeEvent(type: EventType, words: string, schemas: Readonly<Record<string, Schema>>): EventCall {
  const schema = bodyOf(type, schemas);
  const operationId = `event.${type}`.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());
  return {
    post: {
      operationId,
      tags: ['Webhooks'],
      summary: words,
      description: 'A POST of the site to the address of a webhook, signed as in Standard Webhooks.',
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema, schemas) } } },
      responses: {
        204: { description: 'Accepted; every status from 200 to 299 is' },
        410: { description: 'Disables the webhook' },
      },
    },
  };
}

function bodyOf(type: EventType, schemas: Readonly<Record<string, Schema>>): Schema {
  const kind = eventObject(type) as keyof typeof OBJECTS;
  const object = withoutText(schemas[OBJECTS[kind]] ?? {});
  const data: Schema = {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Of the object; the key of a post' },
      [kind]: { anyOf: [object, { type: 'null' }], description: 'Null when it is gone' },
    },
    required: ['id', kind],
  };
  return {
    type: 'object',
    properties: { type: { type: 'string', enum: [type] }, timestamp: { type: 'string', format: 'date-time' }, data },
    required: ['type', 'timestamp', 'data'],
  };
}

/** Posts and issues come without their text. */
function withoutText({ properties = {}, required = [], ...others }: Schema): Schema {
  const { content: _content, ...rest } = properties;
  return { ...others, properties: rest, required: required.filter((name) => name !== 'content') };
}
