import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

test('every page has a strict policy, the same for GET and HEAD, and requests nothing from other hosts @journey', async ({
  request,
  baseURL,
}) => {
  for (const path of [...PUBLIC_PATHS, '/admin', '/admin/blog']) {
    await test.step(path, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const headers = answer.headers();
      const scripts = /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      const head = await request.head(path);
      expect(head.status()).toBe(200);
      expect(head.headers()['content-type']).toBe(headers['content-type']);
      expect(await head.text()).toBe('');
      // complaints.ts checks the requests that scripts and styles make later.
      const html = await answer.text();
      const sources = [
        ...html.matchAll(/<(?:script|img|source|iframe|link)\b[^>]*?\b(?:src|srcset|href)="(https?:[^"]+)"/g),
      ];
      const origins = sources.map(([, source = '']) => new URL(source).origin);
      expect(origins.filter((origin) => origin !== baseURL)).toEqual([]);
    });
  }
});

test('the staff area is an empty shell that is neither cached nor indexed', async ({ page, request }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of ['/admin', '/admin/blog', '/admin?tab=contacts']) {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await page.goto(path);
    expect((await page.locator('body').innerText()).trim()).toBe('');
  }
});

test('no public response contains unpublished content @journey', async ({ request, staff, publishPost, unique }) => {
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const category = unique('Canary');
  const hidden = { excerpt: canary, content: `The ${canary} sings.`, author: canary, category, tags: [canary] };
  const ids: string[] = [];
  for (const status of ['draft', 'scheduled'] as const) {
    const post = await staff.posts.create.mutate({
      ...hidden,
      title: `${canary} ${status}`,
      status,
      publishDate: '2999-01-01',
    });
    ids.push(post.id);
  }
  const trashed = await staff.posts.create.mutate({ ...hidden, title: `${canary} trashed`, status: 'published' });
  await staff.posts.remove.mutate({ id: trashed.id });
  await publishPost(unique('Neighbour'), { category });

  const addresses = [
    '/',
    '/blog',
    `/blog?category=${category}`,
    '/api/posts',
    `/api/posts?category=${category}`,
    `/api/posts?q=${canary}`,
    `/api/posts?tag=${canary}`,
    `/trpc/posts.latest`,
    `/trpc/posts.list?input=${input({ q: canary })}`,
    `/trpc/posts.listSummaries?input=${input({ category })}`,
    `/trpc/posts.blog?input=${input({ category })}`,
  ];
  for (const address of addresses) {
    const answer = await request.get(address);
    expect([200, address]).toEqual([answer.status(), address]);
    expect(await answer.text()).not.toContain(`${canary} `);
    expect((await answer.text()).replaceAll(encodeURIComponent(canary), '')).not.toMatch(
      new RegExp(`"(title|author|excerpt)":"${canary}`),
    );
  }
  for (const id of [...ids, trashed.id]) {
    for (const address of [
      `/blog/${id}`,
      `/api/posts/${id}`,
      `/trpc/posts.byId?input=${input({ id })}`,
      `/trpc/posts.page?input=${input({ id })}`,
    ]) {
      const answer = await request.get(address);
      expect([404, address]).toEqual([answer.status(), address]);
      expect((await answer.text()).replaceAll(id, '')).not.toContain(canary);
    }
  }
  for (const address of ['/api/posts?status=draft', `/trpc/posts.list?input=${input({ status: 'draft' })}`]) {
    expect(await (await request.get(address)).text()).not.toContain(canary);
  }
});

test('the API can be browsed at /api/docs, without resources from other hosts', async ({ page }) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  await expect(page.getByRole('heading', { name: /Tideline API/ })).toBeVisible();
  await expect(page.getByText('/api/posts/{id}').first()).toBeVisible();
});

test('the old URL of the editor redirects to the new one with its parameters', async ({ request }) => {
  for (const [from, to] of [
    ['/admin-blog', '/admin/blog'],
    ['/admin-blog?edit=some-post&x=1', '/admin/blog?edit=some-post&x=1'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBeGreaterThanOrEqual(301);
    expect(answer.status()).toBeLessThanOrEqual(308);
    expect(answer.headers()['location']).toBe(to);
  }
});

test('refuses forms submitted from other sites @journey', async ({ request }) => {
  const form = { email: 'ada@example.com' };
  for (const [name, value] of [
    ['origin', 'https://elsewhere.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const headers = { [name]: value };
    expect((await request.post('/forms/newsletter', { form, headers, maxRedirects: 0 })).status()).toBe(403);
  }
});

/** The input of a procedure as a URL parameter. */
function input(value: object): string {
  return encodeURIComponent(JSON.stringify({ json: value }));
}

test('an invalid page number leads to the first page of the blog', async ({ request }) => {
  for (const page of ['abc', '-1', '1.5', '999999999']) {
    const answer = await request.get(`/blog?page=${page}`);
    expect(answer.status()).toBe(200);
    expect(new URL(answer.url()).search).toBe('');
  }
});
