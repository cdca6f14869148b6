/** Compares typing into a post of 200,000 characters in the built editor with a bare text area that has the same text. */
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { type Server, startSite } from './servers.ts';
import { callSite, signIn } from './staff-calls.ts';
import { atMost, quantile, type Row } from './table.ts';

/** The maximum length of a post, minus room for what is typed. */
const TEXT_LENGTH = 200_000 - 1_000;
const ROUNDS = 6;
const KEYS_OF_A_ROUND = 25;
/** The pace of a fast typist. */
const KEY_EVERY_MS = 70;

export async function measureEditor(): Promise<Row[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const text = buildLongText();
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const bare = await openBareField(context, text);
    const editor = await openEditor(site, context, text);
    const times: { editor: number[]; bare: number[] } = { editor: [], bare: [] };
    // In turns, so that a busy moment of the machine affects both sides.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(...(await typeAndMeasure(bare)));
      times.editor.push(...(await typeAndMeasure(editor)));
    }
    const [ours, theirs] = [quantile(times.editor, 0.95), quantile(times.bare, 0.95)];
    const details = `key to frame: ${ours.toFixed(0)} ms; bare text area ${theirs.toFixed(0)} ms`;
    return [atMost('typing into 200,000 characters, p95', 1.5, ours / theirs, '×', details)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function buildLongText(): string {
  const sentence = 'The tide comes in twice a day, and good crews plan *around* it rather than **against** it. ';
  let text = '';
  for (let part = 1; text.length < TEXT_LENGTH; part += 1) {
    text += `## Part ${part}\n\n${sentence.repeat(5)}\n\n- one thing to do\n- [another](https://example.com/${part})\n\n${sentence.repeat(3)}\n\n`;
  }
  return text.slice(0, TEXT_LENGTH);
}

async function openBareField(context: BrowserContext, text: string): Promise<Locator> {
  const page = await context.newPage();
  await page.setContent('<textarea rows="20" style="width: 600px; font: 15px/1.6 monospace"></textarea>');
  const field = page.locator('textarea');
  // Not `fill`, which would type all of the text.
  await field.evaluate((element, value) => {
    (element as HTMLTextAreaElement).value = value;
  }, text);
  return field;
}

async function openEditor({ origin }: Server, context: BrowserContext, text: string): Promise<Locator> {
  const { token, user } = await signIn({ origin });
  const post = { method: 'POST', token, json: { title: 'A long post', content: text } } as const;
  const { id } = await callSite<{ id: string }>(`${origin}/api/posts`, post);
  const page = await context.newPage();
  await page.addInitScript(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    Object.entries({ authToken: token, user: JSON.stringify(user) }),
  );
  await page.goto(`${origin}/admin/blog?edit=${id}`);
  const field = page.getByRole('textbox', { name: 'Content', exact: true });
  await field.waitFor();
  await page.waitForTimeout(5_000); // until the preview is rendered
  return field;
}

/** Types into the middle of a field. @returns the milliseconds from the event of each key to the end of the next frame */
async function typeAndMeasure(field: Locator): Promise<number[]> {
  const page = field.page();
  await page.bringToFront();
  await field.evaluate((element) => {
    const area = element as HTMLTextAreaElement;
    const middle = area.value.indexOf('. The tide', area.value.length / 2);
    area.focus();
    area.setSelectionRange(middle, middle);
  });
  const times: number[] = [];
  for (let key = 0; key < KEYS_OF_A_ROUND; key += 1) {
    times.push(await measureKey(page));
  }
  await page.waitForTimeout(3_000); // work that starts after a pause in typing counts in this round
  return times;
}

async function measureKey(page: Page): Promise<number> {
  // The promise is in an object: by itself it would be awaited before the key is pressed.
  const measured = await page.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { capture: true, once: true },
      );
    }),
  }));
  await page.waitForTimeout(KEY_EVERY_MS);
  await page.keyboard.press('a');
  return measured.evaluate(({ time }) => time);
}
