import type { z } from 'zod';
import type { ForwardPage } from '@tideline/domain/entity/page';

/** The form of a successful answer. `whole-list`: a list that is paged only if the caller asks for it. */
type AnswerForm = 'json' | 'list' | 'page' | 'whole-list' | 'empty' | 'file';

/** A successful answer of a procedure that returns `Value`. */
export type Answer<Value> = {
  status: 200 | 201 | 202 | 204;
  form: AnswerForm;
  /** Of the body, or of an item of a list; null for an empty answer and a file. */
  schema: z.ZodType | null;
  /** What it means, if the status does not say it. */
  text?: string;
  /** The content type of a file. */
  fileType?: string;
  /** Headers with their descriptions. */
  headers?: Record<string, string>;
  /** The route's own handler makes it of what the procedure returns, so it describes the answer of the route only. */
  isMade?: true;
  /** Only for the compiler: what the procedure returns. */
  returned?: Value;
};

/** The body is what the procedure returns. */
export function answer<Value>(schema: z.ZodType<Value>, headers: Record<string, string> = {}): Answer<Value> {
  return { status: 200, form: 'json', schema, headers };
}

/** The procedure returns what it has created. */
export function created<Value>(schema: z.ZodType<Value>, headers: Record<string, string> = {}): Answer<Value> {
  return { ...answer(schema, headers), status: 201 };
}

/** What the procedure starts is done later. */
export function accepted<Value>(schema: z.ZodType<Value>): Answer<Value> {
  return { ...answer(schema), status: 202 };
}

/** A list that is always answered whole. */
export function list<Item, Items extends readonly Item[] = readonly Item[]>(item: z.ZodType<Item>): Answer<Items> {
  return { status: 200, form: 'list', schema: item };
}

/** A list in pages: `Link` leads to the next one, `X-Total-Count` counts all items. */
export function page<Item, Found extends ForwardPage<Item> = ForwardPage<Item>>(item: z.ZodType<Item>): Answer<Found> {
  return { status: 200, form: 'page', schema: item };
}

/** A list that is answered whole without `limit` and `cursor`, and in pages with either. */
export function wholeList<Item, Found extends ForwardPage<Item> = ForwardPage<Item>>(
  item: z.ZodType<Item>,
): Answer<Found> {
  return { status: 200, form: 'whole-list', schema: item };
}

/** No body, whatever the procedure returns. */
export function empty(): Answer<unknown> {
  return { status: 204, form: 'empty', schema: null };
}

/** No body, since what the procedure starts is done later. */
export function started(): Answer<unknown> {
  return { ...empty(), status: 202 };
}

/** A file. Its route has a handler of its own. */
export function file<Value = unknown>(fileType: string): Answer<Value> {
  return { status: 200, form: 'file', schema: null, fileType };
}

/** An answer that the route's own handler makes of what the procedure returns. */
export function madeOf<Value>(made: Answer<unknown>): Answer<Value> {
  return { ...made, returned: undefined, isMade: true };
}
