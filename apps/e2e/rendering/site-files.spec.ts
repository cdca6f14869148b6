import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

test('the web app manifest has the name, the colours and icons of the stated sizes', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const manifestPath = /<link rel="manifest" href="([^"]+)"/.exec(home)?.[1] ?? '';
  const answer = await request.get(manifestPath);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  type Icon = { src: string; type: string; sizes: string };
  const manifest = (await answer.json()) as { name: string; start_url: string; icons: Icon[] };
  expect(manifest).toMatchObject({ name: 'Tideline', start_url: '/' });

  const linked = [...home.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*href="([^"]+)"/g)];
  expect(linked.length).toBeGreaterThan(1);
  for (const [, path = ''] of linked) expect((await request.get(path)).status(), path).toBe(200);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('every picture states its size, and those with several widths list them', async ({ request }) => {
  for (const path of [
    ...PUBLIC_PATHS,
    '/about?case=medical-spa',
    '/case-studies/medical-spa',
    '/blog/local-seo-for-clinics',
  ]) {
    const html = await (await request.get(path)).text();
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image, path).toMatch(/ width="\d+"/);
      expect(image, path).toMatch(/ height="\d+"/);
      expect(image, path).toMatch(/ alt="/);
    }
    for (const [source] of html.matchAll(/<source\b[^>]*>/g)) expect(source, path).toMatch(/ srcset="[^"]+ \d+w, /i);
  }
});
