/** The OpenAPI document, as far as the reference shows it. */

/** A JSON schema. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  examples?: unknown[];
};

export type Content = Record<string, { schema: Schema; example?: unknown }>;
export type Answer = {
  description: string;
  content?: Content;
  headers?: Record<string, { description: string } | Ref>;
};
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};

/** The name of a part of the document. */
export type Ref = { $ref: string };

/** A call of the document. */
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: { content: Content; required?: boolean };
  responses: Record<string, Answer | Ref>;
  security?: Record<string, string[]>[];
  /** The right that a key needs. */
  'x-right'?: string;
  /** The events for webhooks that it can record. */
  'x-events'?: readonly string[];
  /** How the typed client makes the call, with an example of its input. */
  'x-client'?: { call: string; input?: unknown };
};

export type ReferenceDocument = {
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, { post: Pick<Operation, 'summary' | 'description' | 'requestBody'> }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};

/** A call with its address. */
export type DocumentedCall = {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  /** Those of the path and the address; the headers are described once for all calls. */
  parameters: Parameter[];
  answers: [status: string, answer: Answer][];
};

/** A page of the reference with the calls of one subject. */
export type Chapter = { slug: string; name: string; description: string; calls: DocumentedCall[] };

/** The chapters, in the order of the document. */
export function chaptersOf({ tags, paths, components }: ReferenceDocument): Chapter[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      return { id: operation.operationId, method: method.toUpperCase(), path, operation, ...partsOf(operation) };
    }),
  );
  function partsOf({ parameters = [], responses }: Operation): Pick<DocumentedCall, 'parameters' | 'answers'> {
    const answers = Object.entries(responses).flatMap(([status, response]): DocumentedCall['answers'] => {
      const answer = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
      return answer ? [[status, answer]] : [];
    });
    return { parameters: parameters.filter((parameter): parameter is Parameter => !('$ref' in parameter)), answers };
  }
  return tags.map(({ name, description }) => {
    return {
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      description,
      calls: calls.filter(({ operation }) => operation.tags.includes(name)),
    };
  });
}
