import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';

const TOKEN = 'a token for the scraper';

function scrape(app: Awaited<ReturnType<typeof openTestApp>>['app'], authorization?: string) {
  return app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
}

test('metrics are disabled without METRICS_TOKEN', async () => {
  const { app } = await openTestApp();
  expect((await scrape(app, 'Bearer null')).statusCode).toBe(404);
});

test.each([undefined, 'Bearer wrong', TOKEN, `Bearer ${TOKEN} `])('refuses metrics for %j', async (header) => {
  const { app } = await openTestApp({ metricsToken: TOKEN });
  const answer = await scrape(app, header);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('tideline_');
});

test('metrics count requests by route and status, without URLs', async () => {
  const { app } = await openTestApp({ metricsToken: TOKEN });
  await app.inject('/healthz');
  await app.inject('/api/posts/maya@example.com');
  const { body, headers } = await scrape(app, `Bearer ${TOKEN}`);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('tideline_http_request_seconds_count{method="GET",route="/healthz",status="200"} 1');
  expect(body).toContain('route="/api/posts/:id');
  expect(body).toContain('tideline_process_resident_memory_bytes');
  expect(body).not.toContain('maya@example.com');
});
