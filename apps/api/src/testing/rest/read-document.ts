import type { FastifyInstance } from 'fastify';

type Part = Record<string, unknown>;

/** The OpenAPI document of a server, with parameters, headers and refusals in their places; the names of objects stay. */
export async function readDocument<Document extends { paths: object }>(app: FastifyInstance): Promise<Document> {
  const whole = (await app.inject('/api/openapi.json')).json<Document & { components: Record<string, Part> }>();
  const paths = JSON.stringify(whole.paths, (_key, value: unknown) => {
    const { $ref = '' } = (value ?? {}) as { $ref?: string };
    const [, kind = '', name = ''] = /^#\/components\/(parameters|responses|headers)\/(\w+)$/.exec($ref) ?? [];
    return whole.components[kind]?.[name] ?? value;
  });
  return { ...whole, paths: JSON.parse(paths) as Document['paths'] };
}
