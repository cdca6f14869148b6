// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { type BrowserContext, expect, type Page, test as base, type TestInfo } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import { KeptContext } from './kept-context.ts';
import { staffLogin } from './staff-login.ts';

export { expect } from '@playwright/test';
export { expectAccessible, expectReadableColours, expectReadableInTheDark, switchToDark } from './accessibility.ts';

type NewPost = Parameters<Client['posts']['create']['mutate']>[0];
/** What a sign-in of staff is answered with. */
export type Session = Awaited<ReturnType<Client['auth']['login']['mutate']>>;

type Options = {
  /** Whether the browser begins with a staff session. */
  isSignedIn: boolean;
  /** What the browser may complain about in this test; anything else it says fails the test. */
  expectedComplaints: RegExp | null;
};

type Fixtures = Options & {
  /** Of the first account, on the site that the test is about. */
  session: Session;
  /** Every procedure, called as staff. */
  staff: Client;
  /** Publishes a post of this test's own; gives its path. Sample text where `post` names none. */
  publishPost: (title: string, post?: NewPost) => Promise<string>;
  /** A text that no other test uses, beginning with `word`. */
  unique: (word: string) => string;
  /** The options with which a context is made; not those that it can be given later. */
  contextKey: string;
};

type WorkerFixtures = {
  /** The browser contexts that the next tests of this worker may go on with, each by what it is like. */
  keeper: Map<string, KeptContext>;
  /** The session of each site that this worker's tests have been about, by its address. */
  sessions: Map<string, Promise<Session>>;
  /** An address that no other test of this run has. */
  nextAddress: () => string;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  isSignedIn: [false, { option: true }],
  expectedComplaints: [null, { option: true }],

  nextAddress: [
    async ({}, provide, { workerIndex }) => {
      let count = 0;
      await provide(() => {
        count += 1;
        return `10.${workerIndex}.${Math.floor(count / 250)}.${count % 250}`;
      });
    },
    { scope: 'worker' },
  ],

  sessions: [
    async ({}, provide) => {
      await provide(new Map());
    },
    { scope: 'worker' },
  ],

  session: async ({ sessions, baseURL }, provide) => {
    const url = baseURL ?? '';
    const session = sessions.get(url) ?? createClient({ url }).auth.login.mutate(staffLogin);
    sessions.set(url, session);
    await provide(await session);
  },

  // The limits on forms and sign-in are real: each test is a visitor of its own.
  extraHTTPHeaders: async ({ nextAddress }, provide) => {
    await provide({ 'x-forwarded-for': nextAddress() });
  },

  staff: async ({ session, baseURL }, provide) => {
    await provide(createClient({ url: baseURL ?? '', token: session.token }));
  },

  publishPost: async ({ staff }, provide) => {
    await provide(async (title, post = {}) => {
      const { id } = await staff.posts.create.mutate({
        title,
        excerpt: `What ${title} is about.`,
        content: 'The tide came in at noon.',
        author: 'Ada Marsh',
        category: 'Strategy',
        // Old, so that the newest posts of the home page stay what they are.
        publishDate: '2025-03-04',
        featuredImageUrl: '/icon-192.png', // else the server draws a print for each
        ...post,
        status: 'published',
      });
      return `/blog/${id}`;
    });
  },

  unique: async ({}, provide, { workerIndex }) => {
    let count = 0;
    await provide((word) => {
      count += 1;
      return `${word}-${workerIndex}-${Date.now().toString(36)}-${count}`;
    });
  },

  keeper: [
    async ({}, provide) => {
      await provide(new Map());
    },
    { scope: 'worker' },
  ],

  contextKey: async (
    {
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      timezoneId,
      userAgent,
      viewport,
    },
    provide,
  ) => {
    await provide(
      JSON.stringify([
        acceptDownloads,
        baseURL,
        bypassCSP,
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        hasTouch,
        isMobile,
        javaScriptEnabled,
        locale,
        offline,
        permissions,
        timezoneId,
        userAgent,
        viewport,
      ]),
    );
  },

  // Lazy, unlike an automatic fixture: a test that only asks the server opens no browser.
  context: async (
    { browser, keeper, contextKey, baseURL, extraHTTPHeaders, expectedComplaints, isSignedIn, session },
    provide,
    testInfo,
  ) => {
    const kept = keeper.get(contextKey) ?? (await KeptContext.open(browser));
    keeper.delete(contextKey);
    const complaints = await kept.begin({ origin: baseURL ?? '', expectedComplaints }, extraHTTPHeaders ?? {});
    const { token, user } = session;
    if (isSignedIn) {
      await kept.store([
        ['authToken', token],
        ['user', JSON.stringify(user)],
      ]);
    }
    await provide(kept.context);
    const hasPassed = complaints.length === 0 && testInfo.status === testInfo.expectedStatus;
    if (!hasPassed) await attachPictures(kept.context, testInfo);
    if (await kept.end(hasPassed)) keeper.set(contextKey, kept);
    expect(complaints, 'what the browser complains about').toEqual([]);
  },

  page: async ({ context }, provide) => {
    const [page] = context.pages();
    await provide(page ?? (await context.newPage()));
  },
});

/** Playwright itself would take a picture at the end of every test, and throw away those of tests that went well. */
async function attachPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const body = await page.screenshot({ timeout: 5000 }).catch(() => undefined);
    if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
  }
}

/** Waits until scripts have taken over the page: the first key that they notice brings the notification area. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Opens a page and lets three seconds pass: whoever fills in a form faster than people do is taken for a robot. */
export async function openAtLeisure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page);
  await takeTime(page);
}

/**
 * Lets three seconds pass for the forms that are there already: one that comes with a page opened by a link has to be
 * met first, for example filled in. Only in this document, unlike `page.clock`, which is never put back.
 */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3000;
  });
}

/** The toast region shows this, and nothing else. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region.getByText(text, { exact: true })).toBeVisible();
}

/** Holds every call of a procedure back until the answer is called. */
export async function holdCalls(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(callsOf(procedure), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The site cannot be reached for a procedure any more. */
export async function cutOff(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), (route) => route.abort('connectionfailed'));
}

/** The addresses under which the browser calls a procedure, alone or in a batch. */
export function callsOf(procedure: string): RegExp {
  return new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
}

/** Five clicks on the copyright line. */
export async function openSignIn(page: Page) {
  const copyright = page.getByRole('contentinfo').getByText(/^© 2024/);
  for (let click = 1; click <= 5; click += 1) await copyright.click();
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Signs in as a person does. */
export async function signIn(page: Page, { email, password } = staffLogin): Promise<void> {
  const dialog = await openSignIn(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}
