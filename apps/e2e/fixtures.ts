// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import { staffLogin } from './staff-login.ts';

export { expect } from '@playwright/test';

type NewPost = Parameters<Client['posts']['create']['mutate']>[0];
type Session = Awaited<ReturnType<Client['auth']['login']['mutate']>>;

type Options = {
  /** Whether the browser begins with a staff session. */
  isSignedIn: boolean;
  /** What the browser may complain about in this test; anything else it says fails the test. */
  expectedComplaints: RegExp | null;
};

type Fixtures = Options & {
  /** Every procedure, called as staff. */
  staff: Client;
  /** Publishes a post of this test's own; gives its path. Sample text where `post` names none. */
  publishPost: (title: string, post?: NewPost) => Promise<string>;
  /** A text that no other test uses, beginning with `word`. */
  unique: (word: string) => string;
};

type WorkerFixtures = {
  session: Session;
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

  session: [
    async ({}, provide, { project }) => {
      await provide(await createClient({ url: project.use.baseURL ?? '' }).auth.login.mutate(staffLogin));
    },
    { scope: 'worker' },
  ],

  // The limits on forms and sign-in are real: each test is a visitor of its own.
  extraHTTPHeaders: async ({ nextAddress }, provide) => {
    await provide({ 'x-forwarded-for': nextAddress() });
  },

  storageState: async ({ isSignedIn, session, baseURL }, provide) => {
    const { token, user } = session;
    const localStorage = [
      { name: 'authToken', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    await provide(isSignedIn ? { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] } : undefined);
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

  // Lazy, unlike an automatic fixture: a test that only asks the server opens no browser.
  context: async ({ context, baseURL, expectedComplaints }, provide) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      const isComplaint = message.type() === 'error' || /hydrat|content.security/i.test(message.text());
      if (isComplaint && !expectedComplaints?.test(message.text())) complaints.push(message.text());
    });
    context.on('weberror', (webError) => complaints.push(String(webError.error())));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`Asked ${request.url()}`);
    });
    context.on('page', waitAfterArriving);
    await provide(context);
    expect(complaints, 'what the browser complains about').toEqual([]);
  },
});

/**
 * The scripts of a page begin after its first paint, which may be later than its `load`: a click that no person could
 * have made yet would find a page that does not answer, or move. Pages that nobody takes over are as they are.
 */
function waitAfterArriving(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...options) => {
    const response = await goto(...options);
    await isTakenOver(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await isTakenOver(page);
    return response;
  };
}

async function isTakenOver(page: Page): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const isWaiting = await page
      .evaluate(() => {
        const [main] = document.querySelectorAll('html.js main');
        if (main === undefined) return false;
        const isTaken = Object.keys(main).some((key) => key.startsWith('__reactProps'));
        return !isTaken || document.querySelector('html.first-look') !== null;
      })
      .catch(() => true); // it has gone elsewhere meanwhile
    if (!isWaiting) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/** Fails for anything that WCAG 2.2 AA or good practice forbids on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNoViolations(page, axeOn(page).withTags(tags));
}

/** The part of `expectAccessible` that another theme can change. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page).withRules(['color-contrast', 'link-in-text-block']));
}

/**
 * Looks for violations only, and in the page itself: a list of all that is well, handed over by way of a page of its own,
 * takes four times as long. The way of its own is for frames, which the site has none of.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode();
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html, any[0]?.message]));
  expect(found, `what axe finds at ${page.url()}`).toEqual([]);
}

/** Chooses the dark theme. */
export async function switchToDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.mouse.move(0, 0); // else the tooltip of the button appears sooner or later
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
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
  await page.clock.install();
  await page.goto(path);
  await expectAlive(page);
  await page.clock.fastForward(3000);
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
