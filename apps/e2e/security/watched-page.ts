import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ALARM } from './hostile-texts.ts';

/** Opens a page that records calls of the alarm, dialogs and violations of the content security policy. */
export async function openWatched(context: BrowserContext): Promise<{ page: Page; alarms: string[] }> {
  const alarms: string[] = [];
  await context.exposeFunction(ALARM, () => void alarms.push('the alarm was called'));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    alarms.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content.security|trusted/i.test(message.text())) alarms.push(message.text());
  });
  return { page, alarms };
}

/** Dispatches the events that run inline handlers to every element of the page. */
export async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const event of ['mouseover', 'focus', 'toggle', 'animationstart', 'error']) {
        element.dispatchEvent(new Event(event, { bubbles: false }));
      }
    }
  });
}

/** A page of the site without its content security policy, so that injected scripts would run. */
export async function openBare(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await page.goto(`${url}/robots.txt`);
  return page;
}

/** What to check: the response at a path, or an HTML document. */
type Asked = { path: string; form?: Record<string, string>; headers?: Record<string, string> } | { html: string };

/**
 * Elements and URLs that could run scripts without the policy. Runs in the browser, which fetches the response: to pass every
 * page to it would be slower.
 */
export async function findDangersAt(asked: Asked): Promise<string[]> {
  const dangers: string[] = [];
  if ('html' in asked) {
    look(asked.html);
    return dangers;
  }
  const { path, form, headers = {} } = asked;
  const body = form && new URLSearchParams(form);
  const answer = await fetch(path, body ? { method: 'POST', body, headers } : {});
  if (answer.status !== (form ? 400 : 200)) return [`answered ${answer.status}`];
  const text = await answer.text();
  if (answer.headers.get('content-type')?.includes('xml')) {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) return ['The feed is no XML.'];
    const texts = [...feed.querySelectorAll('item > *')].filter(({ localName }) => localName === 'encoded');
    if (texts.length === 0) return ['The feed has no texts.'];
    for (const { textContent } of texts) look(textContent);
  } else {
    look(text);
  }
  return dangers;

  function look(html: string): void {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const element of page.querySelectorAll('*')) {
      const tag = element.localName;
      if (['iframe', 'object', 'embed', 'base', 'frame', 'math'].includes(tag)) dangers.push(tag);
      if (tag === 'meta' && element.hasAttribute('http-equiv')) dangers.push('meta');
      // The dehydrated state escapes every text, so that no text can close its script element.
      if (tag === 'script' && /<|^\s*(?:top\.)?__alarm/.test(element.textContent)) dangers.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') dangers.push(`${tag} ${name}`);
        if (
          /^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^[\s\0-\x20]*(?:javascript|vbscript|data:text)/i.test(value)
        )
          dangers.push(`${tag} ${name}=${value}`);
      }
    }
  }
}
