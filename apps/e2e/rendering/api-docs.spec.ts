import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { staffLogin } from '../support/staff-login.ts';

type Document = {
  tags: { name: string }[];
  paths: Record<string, Record<string, { tags: string[]; operationId: string; summary: string }>>;
  components: { schemas: object };
};

const GUIDES = ['', '/rules', '/webhooks-guide', '/mcp', '/objects', '/changes'];

/** Every page of the reference. */
async function pagesOf(page: Page): Promise<string[]> {
  const { tags } = (await (await page.request.get('/api/openapi.json')).json()) as Document;
  return [...GUIDES, ...tags.map(({ name }) => `/${name.toLowerCase().replaceAll(' ', '-')}`)].map(
    (path) => `/api/docs${path}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme at 360 px`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('every page of the API reference is accessible and does not scroll sideways', async ({ page, baseURL }) => {
      test.slow(); // a dozen pages
      for (const address of await pagesOf(page)) {
        await page.goto(address);
        expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 360]);
        await expectAccessible(page);
      }
      await page.goto('/api/docs');
      await expect(page.getByText(`curl '${baseURL}/api/posts?category=SEO&limit=5'`)).toBeVisible();
      const background = colorScheme === 'dark' ? 'rgb(6, 28, 37)' : 'rgb(246, 247, 243)';
      await expect(page.locator('html')).toHaveCSS('background-color', background);
    });
  });
}

test('any call of the API reference is found in two clicks @journey', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('navigation').locator('summary', { hasText: 'Inquiries' }).click();
  await page.getByRole('link', { name: 'POST Send an inquiry' }).click();
  await expect(page).toHaveURL(/\/api\/docs\/inquiries#contactsSend$/);
  await expect(page.getByRole('heading', { name: 'Send an inquiry' })).toBeInViewport();
});

test('a search finds calls by their words, and Enter opens the first', async ({ page }) => {
  await page.goto('/api/docs/rules');
  await page.keyboard.press('/');
  const search = page.getByLabel('Find a call');
  await expect(search).toBeFocused();
  await search.fill('topic add');
  await expect(page.locator('li[data-words]:visible')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/docs\/subscribers#topicsAdd$/);
  await search.fill('zeppelin');
  await expect(page.getByText('No call has these words.')).toBeVisible();
});

test('the language of the code is chosen once, and the code can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs/subscribers#topicsAdd');
  const call = page.locator('#topicsAdd');
  await call.getByRole('button', { name: 'Python' }).click();
  await expect(call.getByLabel('Add a topic: Python')).toBeVisible();
  await expect(call.getByLabel('Add a topic: curl')).toBeHidden();
  await page.goto('/api/docs/posts');
  const create = page.locator('#postsCreate');
  await expect(create.getByLabel('Create a post: Python')).toBeVisible();
  await create.getByRole('button', { name: 'Copy' }).first().click();
  await expect(create.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`"${baseURL}/api/posts",`);
});

test.describe('from the page', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('a call is tried from its page, with and without a key', async ({ page, staff }) => {
    await staff.auth.confirmPassword.mutate({ password: staffLogin.password });
    const { key } = await staff.auth.apiKeys.create.mutate({
      name: 'Reference',
      scopes: ['issues.read'],
      networks: [],
      expiresInDays: 1,
    });
    await page.goto('/api/docs/subscribers#topicsList');
    const call = page.locator('#topicsList');
    await call.getByRole('button', { name: 'Try it' }).click();
    await call.getByRole('button', { name: 'Send GET' }).click();
    await expect(call.getByLabel('Answer', { exact: true })).toContainText('401');
    await call.getByLabel('API key or token').fill(key);
    await call.getByRole('button', { name: 'Send GET' }).click();
    await expect(call.getByLabel('Answer', { exact: true })).toContainText('200');
  });
});

test('a font of the API reference that arrives late moves nothing', async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto('/api/docs', { waitUntil: 'domcontentloaded' });
  const height = () => page.evaluate(() => document.documentElement.getBoundingClientRect().height);
  const before = await height();
  await page.waitForTimeout(500); // a font is used when it arrives within the first 100 ms
  fonts.resolve();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  expect(await height()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the API reference has every call and object', async ({ page, request }) => {
    const { paths, components } = (await (await request.get('/api/openapi.json')).json()) as Document;
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    for (const tag of new Set(calls.flatMap(({ tags }) => tags))) {
      await page.goto(`/api/docs/${tag.toLowerCase().replaceAll(' ', '-')}`);
      const expected = calls.filter(({ tags }) => tags.includes(tag)).map(({ operationId }) => operationId);
      const found = await page.locator('main section.call').evaluateAll((sections) => sections.map(({ id }) => id));
      expect(found.toSorted()).toEqual(expected.toSorted());
    }
    await page.goto('/api/docs/objects');
    const objects = await page.locator('main section').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(objects).toEqual(Object.keys(components.schemas));
  });
});

test('the keyboard reaches every link, code and button of a chapter, with a visible focus @journey', async ({
  page,
}) => {
  await page.goto('/api/docs/pictures');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main h2 a').first()).toBeFocused();

  test.slow(); // a hundred stops
  // A new document: after a reload the focus may go on from where it was.
  await page.goto('about:blank');
  await page.goto('/api/docs/pictures');
  const stops = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a[href], summary, pre[tabindex], button, input')].filter((element) =>
      element.checkVisibility(),
    ),
  );
  const expected = await stops.evaluate(({ length }) => length);
  expect(expected).toBeGreaterThan(50);
  const faults: string[] = [];
  for (let at = 0; at < expected; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await stops.evaluate((all, index) => {
      const element = all[index] ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const isInView = bottom > 0 && top < window.innerHeight;
      return { isFine: document.activeElement === element && isMarked && isInView, text: element.textContent ?? '' };
    }, at);
    if (!stop.isFine) faults.push(`${at}: ${stop.text.trim().slice(0, 60)}`);
  }
  expect(faults).toEqual([]);
});
