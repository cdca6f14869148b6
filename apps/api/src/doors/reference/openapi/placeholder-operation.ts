import type { Operation, Parameter } from '../document.ts';
import { refusalsOf } from './refusals.ts';

/** Pictures that are drawn without a procedure. */
export const PLACEHOLDER_PATH = '/api/placeholder/{width}/{height}';

/** The description of their path. */
export function placeholderOperation(): Operation {
  return {
    operationId: 'placeholder',
    tags: ['Pictures'],
    summary: 'Draw a placeholder picture',
    description: 'The picture never changes.',
    security: [],
    parameters: [side('width', 640), side('height', 360)],
    responses: {
      200: { description: 'The picture', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
      ...refusalsOf([400]),
    },
  };
}

function side(name: string, example: number): Parameter {
  return { name, in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 2000 }, example };
}
