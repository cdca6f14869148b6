import type { Call } from '../../../core/rpc/call.ts';

/** @example splitPath({ rest: 'PUT /topics/{id}' }) // => { method: 'PUT', url: '/topics/:id', names: ['id'] } */
export function splitPath({ rest }: Pick<Call, 'rest'>): { method: string; url: string; names: string[] } {
  const [method = '', path = ''] = rest.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // Ids of posts are longer than the router takes without a pattern.
  const url = path.replace('/posts/{id}', '/posts/:id(^.{1,200}$)').replaceAll(/\{(\w+)\}/g, ':$1');
  return { method, url, names };
}
