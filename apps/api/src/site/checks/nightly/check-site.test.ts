import { expect, test, vi } from 'vitest';
import { buildPost } from '../../../testing/build-post.ts';
import { TEST_ORIGIN } from '../../../testing/mail/mail-round.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import type { ProbeAnswer } from '../probe-link.ts';
import { checkSiteWhenDue } from './check-site.ts';

const AT_FOUR = '2026-11-22T12:00:00.000Z'; // in Los Angeles
const GONE = 'https://gone.example/';
const answers: Record<string, ProbeAnswer> = {
  [GONE]: { kind: 'answered', status: 404 },
  'https://there.example/': { kind: 'answered', status: 200 },
};

describeOnEachDatabase('the nightly check', (database) => {
  const staff = (now?: string) => callAsStaff(database(), now === undefined ? {} : { now: () => now });
  const ask = vi.fn<(url: URL) => Promise<ProbeAnswer>>(
    async ({ href }: URL) => answers[href] ?? { kind: 'failed', reason: 'could not be reached.' },
  );
  const run = (now = AT_FOUR) => checkSiteWhenDue({ db: database(), origin: TEST_ORIGIN, now }, ask, 0);
  const texts = async () => (await staff().pages.findings()).findings.map(({ text }) => text);

  test('finds dead links elsewhere of posts and pages, once a night, until their place is saved again', async () => {
    ask.mockClear();
    const { id } = await staff().posts.create(
      buildPost({
        title: 'Tides',
        excerpt: 'x',
        status: 'published',
        content: `[a](${GONE}) [b](https://there.example/)`,
      }),
    );
    const link = { values: { 'hero.requestQuote.to': GONE }, expectedVersion: null, liveVersion: 0 };
    const { version } = await staff().pages.keep({ id: 'home', ...link });
    await staff().pages.publish({ id: 'home', expectedVersion: version });
    expect(await staff().pages.findings()).toEqual({ findings: [], checkedAt: null });

    await run('2026-11-22T11:59:00.000Z');
    await run('2026-11-22T16:00:00.000Z');
    expect(ask).not.toHaveBeenCalled();
    await Promise.all([run(), run()]);
    await run();
    expect(ask).toHaveBeenCalledTimes(2);
    const text = `There is no page at ${GONE} (status 404).`;
    expect(await staff().pages.findings()).toEqual({
      checkedAt: AT_FOUR,
      findings: [
        { kind: 'post', id, name: 'Tides', field: null, weight: 'mistake', text },
        { kind: 'page', id: 'home', name: 'Home', field: 'hero.requestQuote.to', weight: 'mistake', text },
      ],
    });

    const { version: expectedVersion } = await staff().posts.byId({ id });
    const changes = { content: 'Low water.' };
    await staff('2026-11-22T13:00:00.000Z').posts.update({ id, changes, expectedVersion });
    expect((await staff().pages.findings()).findings).toMatchObject([{ kind: 'page' }]);
  });

  test('asks again before a page counts as dead, and believes nothing without a network', async () => {
    ask.mockClear();
    await staff().posts.create(
      buildPost({ title: 'Low', excerpt: 'x', status: 'published', content: '[a](https://down.example/)' }),
    );
    await run();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await texts()).toEqual([]);
    await staff().posts.create(
      buildPost({ title: 'High', excerpt: 'x', status: 'published', content: `[b](https://there.example/)` }),
    );
    await run('2026-11-23T12:00:00.000Z');
    expect(await texts()).toEqual(['https://down.example/ could not be reached.']);
  });
});
