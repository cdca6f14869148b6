import { expect, test } from '../support/fixtures.ts';
import { findHashLinks, type HashLink } from './hash-links.ts';
import { click, expectArrival, slowDown, WINDOWS } from './follow-link.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Tests among which the links of a width are divided. */
const SHARES = 4;

for (const viewport of WINDOWS) {
  for (let share = 0; share < SHARES; share += 1) {
    test.describe(`${viewport.width} px wide, part ${share + 1} of ${SHARES}`, () => {
      test.use({ viewport });
      test('every link to a place on a page ends at that place', async ({ page, baseURL }) => {
        const links = oncePerKind(await findHashLinks(page.request, baseURL ?? ''));
        expect(links.length).toBeGreaterThan(100);
        test.setTimeout(links.length * 30_000);
        await slowDown(page);
        for (const link of links.filter((_, at) => at % SHARES === share)) {
          await page.goto(link.page);
          if (await click(page, link)) await expectArrival(page, link);
        }
      });
    });
  }
}

/**
 * One link of each kind of page, region and target. The header, its menu and the footer are the same on all pages: of each kind
 * of page one link of them is enough, a different one each time. Of the headings of articles, the first and last of each.
 */
function oncePerKind(links: readonly HashLink[]): HashLink[] {
  const chosen = new Map<string, HashLink>();
  const frames = new Map<string, HashLink[]>();
  for (const link of links) {
    const kind = kindOf(link.page);
    if (link.region !== 'main') {
      const frame = frames.get(`${kind} ${link.region}`) ?? [];
      frames.set(`${kind} ${link.region}`, [...frame, link]);
      continue;
    }
    const isHeading = link.href.startsWith(`${link.page}#section-`);
    if (!isHeading) chosen.set(`${kind} ${link.href}`, link);
    else if (!chosen.has(`${link.page} first`)) chosen.set(`${link.page} first`, link);
    else chosen.set(`${link.page} last`, link);
  }
  const framing = [...frames.values()].flatMap((frame, at) => frame[at % frame.length] ?? []);
  return [...chosen.values(), ...framing];
}

/** Articles, tags and the like are one kind each. */
function kindOf(page: string): string {
  return page.replace(/^(\/blog\/(?:tag|author|category)|\/blog|\/case-studies|\/newsletter\/issues)\/.*/, '$1/x');
}
