/** Numbers in texts that follow the length of a list: `{serviceCount}` is 13, `{serviceCountWord}` thirteen, `{ServiceCountWord}` Thirteen. */

/** How many items of each list visitors see. */
export type Counts = Record<keyof typeof COUNTED, number>;

/** The lists that texts can count, in words. */
export const COUNTED = {
  service: 'services',
  package: 'packages',
  industry: 'industries on Home',
  caseStudy: 'case studies',
  value: 'values on About Us',
  reason: 'reasons on Services',
  complaint: 'complaints on Legal Practices',
};

/** Every placeholder, as texts may have it. */
export const COUNT_PLACEHOLDERS = Object.keys(COUNTED).flatMap((name) => {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return [`${name}Count`, `${name}CountWord`, `${capital}CountWord`];
});

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const PLACEHOLDER = /\{(\w+?)Count(Word)?\}/g;

/** The copy with the numbers in place of their placeholders. Copy without any is returned itself. */
export function fillCounts<Copy>(copy: Copy, counts: Counts): Copy {
  const json = JSON.stringify(copy);
  const filled = json.replaceAll(PLACEHOLDER, (all, name: string, inWords?: string) => {
    const key = (name.charAt(0).toLowerCase() + name.slice(1)) as keyof Counts;
    const count = Object.hasOwn(counts, key) ? counts[key] : null;
    if (count === null) return all;
    const word = inWords ? (WORDS[count] ?? String(count)) : String(count);
    return key === name ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return filled === json ? copy : (JSON.parse(filled) as Copy);
}

/** Whether the copy has such a placeholder. */
export function hasCounts(copy: unknown): boolean {
  return JSON.stringify(copy).search(PLACEHOLDER) !== -1;
}

/**
 * Built-in copy as staff edit it: with placeholders in place of its numbers. Pages have the numbers built in.
 * @param texts pairs: a part of the copy with a number, and the same with its placeholder
 */
export function counted<Copy>(copy: Copy, ...texts: [number: string, placeholder: string][]): Copy {
  const json = texts.reduce((before, [number, placeholder]) => {
    if (!before.includes(number)) throw new Error(`The copy does not say ${number}.`);
    return before.replace(number, placeholder);
  }, JSON.stringify(copy));
  return JSON.parse(json) as Copy;
}
