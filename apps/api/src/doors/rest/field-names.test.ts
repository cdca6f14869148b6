import { expect, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { readDocument } from '../../testing/rest/read-document.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { namesItsField } from '../../testing/server/names-its-field.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';

type Parameter = { name: string; in: string };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };

test('REST names fields as its callers send them', async () => {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' }, TEST_NOW);
  const headers = await openSession(db);
  const { paths } = await readDocument<Document>(app);
  const found: string[] = [];
  let refusals = 0;
  for (const [path, operations] of Object.entries(paths)) {
    if (path === '/api/auth/logout') continue; // ends the session
    for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
      const body = requestBody?.content['application/json']?.schema.properties ?? {};
      const file = requestBody && !('application/json' in requestBody.content) ? ['body', 'file'] : [];
      const known = new Set([...file, ...parameters.map(({ name }) => name), ...Object.keys(body), '']);
      const url = path.replaceAll(/\{\w+\}/g, 'x'.repeat(300));
      const queries = parameters.filter((parameter) => parameter.in === 'query');
      const requests = [
        { url },
        ...queries.map(({ name }) => ({ url: `${url}?${name}=a&${name}=b` })),
        ...Object.keys(body).map((field) => ({ url, payload: { [field]: { odd: true } } })),
      ];
      for (const request of requests) {
        const answer = await app.inject({ method: method.toUpperCase() as 'PUT', headers, ...request });
        const isRefused = answer.statusCode >= 400 && answer.body.startsWith('{');
        const { issues = [] } = isRefused ? answer.json<{ issues?: { path: string; message: string }[] }>() : {};
        refusals += issues.length;
        for (const issue of issues) {
          const isKnown = known.has(issue.path.split('.')[0] ?? '');
          if (isKnown && namesItsField(issue)) continue;
          found.push(`${method} ${path}: ${issue.path}: ${issue.message}`);
        }
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect(refusals).toBeGreaterThan(150);
});
