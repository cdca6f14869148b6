import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';

/** What a test does to a context, or to a page of it, and cannot be taken back. */
const LASTING = [
  'addLocatorHandler',
  'clock',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'on',
  'once',
  'routeWebSocket',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];

/** One test's time with a context. */
type Visit = { origin: string; expectedComplaints: RegExp | null; complaints: string[] };

/**
 * A browser context with its page, which a worker hands from test to test: a page in a process that has shown the site
 * before takes half the time. Each test finds it without storage, cookies, routes and scripts, and of the size that it
 * began with; a context to which a test has done more than that is not handed on, nor one in which a test has failed.
 */
export class KeptContext {
  readonly context: BrowserContext;
  readonly #page: Page;
  readonly #size: ReturnType<Page['viewportSize']>;
  readonly #setHeaders: BrowserContext['setExtraHTTPHeaders'];
  #visit: Visit = { origin: '', expectedComplaints: null, complaints: [] };
  #forgetFirstScript = async () => {};
  #scripts: Awaited<ReturnType<Page['addInitScript']>>[] = [];
  #isChanged = false;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.#page = page;
    this.#size = page.viewportSize();
    this.#setHeaders = context.setExtraHTTPHeaders.bind(context);
    this.#listen();
    this.#watch(context);
    this.#receive(page);
  }

  /** A new one, made with the options of the test that runs now. */
  static async open(browser: Browser): Promise<KeptContext> {
    const context = await browser.newContext();
    return new KeptContext(context, await context.newPage());
  }

  /**
   * Begins a test's time.
   * @returns where to find what the browser complains about meanwhile
   */
  async begin(visit: Omit<Visit, 'complaints'>, headers: Record<string, string>): Promise<readonly string[]> {
    const complaints: string[] = [];
    this.#visit = { ...visit, complaints };
    await this.#setHeaders(headers);
    return complaints;
  }

  /**
   * The first document of this test finds these entries in the browser's storage; those after it find what was made of
   * them. Playwright's own `storageState` opens another page for that.
   */
  async store(entries: readonly (readonly [name: string, value: string])[]): Promise<void> {
    const script = await this.context.addInitScript((all) => {
      if (location.protocol === 'about:') return; // has no storage
      for (const [name, value] of all) localStorage.setItem(name, value);
    }, entries);
    this.#forgetFirstScript = async () => {
      this.#forgetFirstScript = async () => {};
      this.#scripts = this.#scripts.filter((each) => each !== script);
      await script.dispose();
    };
  }

  /**
   * Ends a test's time.
   * @returns false when the context was closed, since the next test could see what this one has done
   */
  async end(hasPassed: boolean): Promise<boolean> {
    const isAsBefore = hasPassed && !this.#isChanged && !this.#page.isClosed() && (await this.#restore());
    if (!isAsBefore) await this.context.close();
    return isAsBefore;
  }

  async #restore(): Promise<boolean> {
    const { context } = this;
    const page = this.#page;
    try {
      await this.#forgetFirstScript();
      await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
      await Promise.all([page, context].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
      // In the same process, unlike an empty page; nothing of the test runs any more.
      await page.goto(`${this.#visit.origin}/robots.txt`);
      await page.evaluate(forgetEverything);
      await context.clearCookies();
      if (this.#size && !isDeepStrictEqual(page.viewportSize(), this.#size)) await page.setViewportSize(this.#size);
      await page.mouse.move(-1, -1);
      return true;
    } catch {
      return false;
    }
  }

  #listen(): void {
    const { context } = this;
    context.on('console', (message) => {
      const { expectedComplaints, complaints } = this.#visit;
      const isComplaint = message.type() === 'error' || /hydrat|content.security/i.test(message.text());
      if (isComplaint && !expectedComplaints?.test(message.text())) {
        complaints.push(`${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (webError) => this.#visit.complaints.push(String(webError.error())));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.#visit.origin) {
        this.#visit.complaints.push(`Asked ${request.url()}`);
      }
    });
    context.on('page', (page) => this.#receive(page));
  }

  #receive(page: Page): void {
    waitForHydration(page, () => this.#forgetFirstScript());
    this.#watch(page);
  }

  /** Notices when a test reaches for what lasts. Playwright itself reaches for the clock when another page opens. */
  #watch(target: BrowserContext | Page): void {
    const addInitScript = target.addInitScript.bind(target);
    target.addInitScript = async (...args) => {
      const script = await addInitScript(...args);
      this.#scripts.push(script);
      return script;
    };
    for (const name of LASTING) {
      const original: unknown = Reflect.get(target, name);
      if (original === undefined) continue;
      Object.defineProperty(target, name, {
        get: () => {
          this.#isChanged = true;
          return original;
        },
      });
    }
  }
}

/** Runs in the browser. */
async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
}
