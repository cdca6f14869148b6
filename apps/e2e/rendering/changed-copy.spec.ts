// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { type Client, createClient } from '@tideline/api-client';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { staffLogin } from '../support/staff-login.ts';
import { CHOOSING, documentPlaces, fillSite, type Place } from './document-places.ts';
import { NOT_ON_PAGES } from './not-on-pages.ts';
import { withoutScripts } from './site-texts.ts';

type CopyField = Awaited<ReturnType<Client['pages']['byId']['query']>>['fields'][number];

/** Texts that break out of an element, an attribute, a script or a comment; within the shortest limit of a field. */
const HOSTILE = '"><img src=x onerror=alert(1)></script><!--\u2028';

let site: Promise<OwnServer> | undefined;

test.describe.configure({ mode: 'serial' });

test.use({
  session: ownSession,
  expectedComplaints: /404 \(Not Found\)/, // of the page with the texts of the not-found page
  // The site has its own server, since other tests read the same pages.
  baseURL: async ({}, provide, testInfo) => {
    site ??= openSite(testInfo.outputPath('site'));
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('every text and every link that staff change is on its page', async ({ staff, baseURL }) => {
  const faults: string[] = [];
  for (const { id, path } of await staff.pages.list.query()) {
    const fields = await textsOf(staff, id);
    const links = await fieldsOf(staff, id, ['address']);
    const markAt = (at: number) => `Marked ${id} ${at}.`;
    const addressAt = (at: number) => `https://marked.example/${id}/${at}.`;
    await publish(staff, id, fields, markAt);
    await publish(staff, id, links, addressAt);
    let html = '';
    for (const place of await documentPlaces(id, path, staff)) html += await readPage(baseURL ?? '', place); // one after the other: a form changes the next
    const missing = [
      ...fields.filter((_field, at) => !html.includes(markAt(at))),
      ...links.filter((_field, at) => !html.includes(`href="${addressAt(at)}"`)),
    ];
    faults.push(...missing.map((field) => `${id}: ${field.path}`));
  }
  expect(faults.toSorted()).toEqual(NOT_ON_PAGES.toSorted());
});

test('hostile texts are shown as texts', async ({ page, staff, baseURL }) => {
  const documents = await staff.pages.list.query();
  for (const { id } of documents) await publish(staff, id, await textsOf(staff, id), (at) => HOSTILE + at);
  const problems: string[] = [];
  page.on('dialog', (dialog) => {
    problems.push(`${page.url()} opened a dialog`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  for (const { path } of documents) {
    const address = (baseURL ?? '') + (path ?? '/');
    const html = await (await fetch(address)).text();
    expect(html, address).toContain('onerror=alert(1)');
    expect(html, address).not.toMatch(/<img src=x|<!--\u2028/);
    await page.goto(address);
    expect(await page.locator('img[src=x]').count(), address).toBe(0);
  }
  expect(problems).toEqual([]);
});

async function openSite(dataDir: string): Promise<OwnServer> {
  const server = await startOwnServer(dataDir, { SAMPLE_DATA: '1', BACKUP_DAYS: '0' });
  const { token } = await createClient({ url: server.url }).auth.login.mutate(staffLogin);
  await fillSite(createClient({ url: server.url, token }), dataDir);
  return server;
}

/** The fields of a document that have words. */
async function textsOf(staff: Client, id: string): Promise<CopyField[]> {
  return (await fieldsOf(staff, id, ['line', 'text', 'lines'])).filter(({ path }) => !CHOOSING.test(path));
}

async function fieldsOf(staff: Client, id: string, kinds: CopyField['kind'][]): Promise<CopyField[]> {
  const { fields } = await staff.pages.byId.query({ id });
  return fields.filter(({ kind }) => kinds.includes(kind));
}

async function publish(
  staff: Client,
  id: string,
  fields: readonly CopyField[],
  textAt: (at: number) => string,
): Promise<void> {
  const values = Object.fromEntries(
    fields.map(({ path, kind }, at) => [path, kind === 'lines' ? [textAt(at)] : textAt(at)]),
  );
  const { version: liveVersion } = await staff.pages.byId.query({ id });
  const { version } = await staff.pages.keep.mutate({ id, values, expectedVersion: null, liveVersion });
  await staff.pages.publish.mutate({ id, expectedVersion: version });
}

/** What a visitor reads of a page. */
async function readPage(origin: string, { path, form }: Place): Promise<string> {
  const posted = form && { method: 'POST', body: new URLSearchParams(form), headers: { origin } };
  return withoutScripts(await (await fetch(origin + path, posted)).text());
}
