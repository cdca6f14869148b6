import { expect, test } from 'vitest';
import { callTool as call, openMcpSite } from '../../testing/matrix/mcp-site.ts';

test('a program drafts the texts of a page within their limits, and publishes with the scope', async () => {
  const { app, keyWith, connect } = await openMcpSite();
  const writer = await connect((await keyWith(['pages.edit'], 'Writer')).key);
  const names = (await writer.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['list_pages', 'read_page', 'add_page', 'draft_page']));
  expect(names).not.toContain('publish_page');
  expect((await call(writer, 'list_pages', {})).data().items).toContainEqual(
    expect.objectContaining({ id: 'medical-spa', state: 'built-in' }),
  );
  const page = (await call(writer, 'read_page', { id: 'home' })).data();
  const draft = {
    id: 'home',
    values: { 'hero.headline': 'Ours' },
    expectedVersion: null,
    liveVersion: page['version'],
  };
  const long = await call(writer, 'draft_page', { ...draft, values: { 'hero.headline': 'x'.repeat(500) } });
  expect(long).toMatchObject({ isError: true, last: expect.stringContaining('Headline can have at most') });
  const { version } = (await call(writer, 'draft_page', draft)).data();
  const refused = await call(writer, 'publish_page', { id: 'home', expectedVersion: version });
  expect(refused).toMatchObject({ isError: true, last: expect.stringContaining('“pages.publish”') });

  const publisher = await connect((await keyWith(['pages.edit', 'pages.publish'], 'Publisher')).key);
  const published = await call(publisher, 'publish_page', { id: 'home', expectedVersion: version });
  expect(published.data()).toMatchObject({ values: { 'hero.headline': 'Ours' } });
  const added = (await call(publisher, 'add_page', { kind: 'case-study', title: 'Bright Smiles' })).data();
  expect(added).toMatchObject({ path: '/case-studies/bright-smiles', publicSince: null });
  await call(publisher, 'unpublish_page', { id: 'healthcare', unpublished: { answer: 'gone' } });
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/healthcare<');
});

test('the draft tool neither schedules nor publishes', async () => {
  const { keyWith, connect } = await openMcpSite();
  const client = await connect((await keyWith(['pages.edit', 'pages.publish'])).key);
  const draft = { id: 'home', values: { 'hero.headline': 'Ours' }, expectedVersion: null, liveVersion: 0 };
  const dated = await call(client, 'draft_page', { ...draft, goesLiveAt: '2099-01-01' });
  expect(dated).toMatchObject({ isError: true });
});

/** Whether a tool is about the brand. */
function isBrandTool({ name }: { name: string }): boolean {
  return name.endsWith('_brand');
}

test('a program drafts and publishes the brand with its scope, and does not schedule it', async () => {
  const { keyWith, connect } = await openMcpSite();
  const writer = await connect((await keyWith(['pages.edit'], 'Writer')).key);
  expect((await writer.listTools()).tools.filter(isBrandTool)).toEqual([]);
  const designer = await connect((await keyWith(['brand.change'], 'Designer')).key);
  expect((await designer.listTools()).tools.filter(isBrandTool)).toHaveLength(3);

  const { version: liveVersion } = (await call(designer, 'read_brand', {})).data();
  const draft = { fonts: 'lora', expectedVersion: null, liveVersion };
  expect(await call(designer, 'draft_brand', { ...draft, goesLiveAt: '2099-01-01' })).toMatchObject({ isError: true });
  expect(await call(designer, 'draft_brand', { ...draft, fonts: 'none' })).toMatchObject({
    isError: true,
    last: expect.stringContaining('fonts must be one of'),
  });
  const drafted = (await call(designer, 'draft_brand', draft)).data();
  expect(drafted).toMatchObject({ version: 0, draft: { brand: { fonts: 'lora' } } });
  const { version } = drafted['draft'] as { version: string };
  const published = (await call(designer, 'publish_brand', { expectedVersion: version })).data();
  expect(published).toMatchObject({ version: 1, brand: { fonts: 'lora' }, draft: null });
});
