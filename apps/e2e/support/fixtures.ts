// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { test as base } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import { reportNestedForms, watchForComplaints } from './complaints.ts';
import { waitForHydration } from './hydrated.ts';
import { staffLogin } from './staff-login.ts';

export { expect } from '@playwright/test';

type NewPost = Parameters<Client['posts']['create']['mutate']>[0];
/** The answer to a sign-in of staff. */
export type Session = Awaited<ReturnType<Client['auth']['login']['mutate']>>;

type Fixtures = {
  /** Option: whether the browser starts with a staff session. */
  isSignedIn: boolean;
  /** Option: browser errors that the test expects; any other error fails the test. Null expects none. */
  expectedComplaints: RegExp | null;
  /** Fails the test when the browser reports an error. */
  complaints: void;
  /** A session of the first account. A test that ends its session overrides this with `ownSession`. */
  session: Session;
  /** Calls every procedure as staff. */
  staff: Client;
  /** Publishes a post with sample text and returns its path. */
  publishPost: (title: string, post?: NewPost) => Promise<string>;
  /** Returns a text that no other test uses. It begins with `word`. */
  unique: (word: string) => string;
};

type WorkerFixtures = {
  /** The session that the tests of a worker share. */
  workerSession: Session;
  /** Returns an IP address that no other test of this run uses. */
  nextAddress: () => string;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  isSignedIn: [false, { option: true }],
  expectedComplaints: [null, { option: true }],

  complaints: [
    async ({ context, baseURL, expectedComplaints }, provide) => {
      const expectNone = watchForComplaints(context, baseURL ?? '', expectedComplaints);
      await reportNestedForms(context);
      await provide();
      expectNone();
    },
    { auto: true },
  ],

  context: async ({ context, isSignedIn, session: { token, user }, baseURL }, provide) => {
    context.on('page', waitForHydration);
    const localStorage = [
      { name: 'authToken', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    if (isSignedIn) await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
    await provide(context);
  },

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

  // The rate limits of forms and sign-in are real, so each test has an IP address of its own.
  extraHTTPHeaders: async ({ nextAddress }, provide) => {
    await provide({ 'x-forwarded-for': nextAddress() });
  },

  workerSession: [
    async ({}, provide, { project }) => {
      await provide(await createClient({ url: project.use.baseURL ?? '' }).auth.login.mutate(staffLogin));
    },
    { scope: 'worker' },
  ],

  session: async ({ workerSession }, provide) => {
    await provide(workerSession);
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
        publishDate: '2025-03-04', // older than the sample posts, which stay on the home page
        featuredImageUrl: '/icon-192.png', // otherwise the server draws an image for each post
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
});
