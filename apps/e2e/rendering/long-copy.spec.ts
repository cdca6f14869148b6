// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

const WORD = 'Tidewater'.repeat(14).slice(0, 120);
/** Labels of links and buttons, and figures. */
const SHORT = /label|action|viewServices|exploreAll|getStarted|figure|increase/;
/** Faults of texts that wrap. Buttons, badges, figures and what these count keep their words whole. */
const OF_TEXTS = /^the page|^outside the window: [^<]*<(?:h\d|p|li|blockquote|figcaption|summary)>/;

let site: Promise<OwnServer> | undefined;

test.use({
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('words of 120 characters in packages, testimonials, services and headings stay on a page of 360 px', async ({
  page,
  staff,
}) => {
  test.setTimeout(120_000);
  for (const { id } of await staff.pages.list.query()) {
    const { fields, version: liveVersion } = await staff.pages.byId.query({ id });
    const values = Object.fromEntries(
      fields
        .filter(({ kind, path }) => (kind === 'line' || kind === 'text') && !SHORT.test(path))
        .map(({ path, max }) => [path, WORD.slice(0, max)]),
    );
    const { version } = await staff.pages.keep.mutate({ id, values, expectedVersion: null, liveVersion });
    await staff.pages.publish.mutate({ id, expectedVersion: version });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [
    '/',
    '/about',
    '/services',
    '/healthcare',
    '/case-studies',
    '/case-studies/medical-spa',
    '/blog',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tidewater');
    const faults = await layoutFaults(page);
    expect
      .soft(
        faults.filter((fault) => OF_TEXTS.test(fault)),
        path,
      )
      .toEqual([]);
  }
});
