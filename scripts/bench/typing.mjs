/** Typing into a text field, measured from inside of the page. */

/** @typedef {{ paintMs: number[], longTasksMs: number[] }} TypingRun times from each key to its frame; tasks over 50 ms */

/** Source: the longest content a post may have. */
export const TEXT_LENGTH = 200_000;

/** A person who types fast presses a key about this often, in milliseconds. */
const KEY_EVERY_MS = 70;
/** Room for what is typed: the field refuses more than the longest content. */
const SPARE = 1000;

/** Headings, paragraphs and lists, as long as a post may be but for what will be typed. */
export function buildLongText() {
  const sentence =
    'The tide comes in twice a day, and whoever works with it plans *around* it rather than **against** it. ';
  let text = '';
  for (let part = 1; text.length < TEXT_LENGTH - SPARE; part += 1) {
    text += `## Part ${part}\n\n${sentence.repeat(5)}\n\n- one thing to do\n- [another](https://example.com/${part})\n\n${sentence.repeat(3)}\n\n`;
  }
  return text.slice(0, TEXT_LENGTH - SPARE);
}

/**
 * Types into the middle of a field and measures, for each key, the time from its press to the end of the frame that
 * shows it.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} field
 * @param {number} count
 * @returns {Promise<TypingRun>}
 */
export async function typeAndMeasure(page, field, count) {
  await page.bringToFront();
  await field.evaluate((/** @type {any} */ element) => {
    const text = /** @type {string} */ (element.value);
    const middle = text.indexOf('. The tide', text.length / 2);
    element.focus();
    element.setSelectionRange(middle, middle);
  });
  await page.evaluate(startMeasuring);
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('abcdefgh '.charAt(at % 9) === ' ' ? 'Space' : 'abcdefgh '.charAt(at % 9));
    await page.waitForTimeout(KEY_EVERY_MS);
  }
  await page.waitForTimeout(3000); // what a rest sets off belongs to the measurement, too
  return page.evaluate(() => /** @type {any} */ (globalThis).stopMeasuring());
}

/** Runs inside of the page. */
function startMeasuring() {
  const scope = /** @type {any} */ (globalThis);
  /** @type {number[]} */
  const paintMs = [];
  /** @type {number[]} */
  const longTasksMs = [];
  const observer = new scope.PerformanceObserver((/** @type {any} */ list) => {
    for (const entry of list.getEntries()) longTasksMs.push(entry.duration);
  });
  observer.observe({ type: 'longtask' });
  /** @param {{ timeStamp: number }} event */
  function noteKey({ timeStamp }) {
    scope.requestAnimationFrame(() => {
      const { port1, port2 } = new scope.MessageChannel();
      port1.addEventListener('message', () => {
        paintMs.push(performance.now() - timeStamp);
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    });
  }
  scope.addEventListener('keydown', noteKey, true);
  scope.stopMeasuring = () => {
    observer.disconnect();
    scope.removeEventListener('keydown', noteKey, true);
    return { paintMs, longTasksMs };
  };
}

/**
 * @param {number[]} values
 * @param {number} part between 0 and 1
 */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
