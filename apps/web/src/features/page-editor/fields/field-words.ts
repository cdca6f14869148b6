import type { CopyField } from '@tideline/domain/page/page-document';

/** `industriesIntro` in words: `Industries intro`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a field inside its section or item: `Item 3, title` is `Title` in the item. */
export function labelWithin({ label, section }: Pick<CopyField, 'label' | 'section'>): string {
  const own = label.replace(/^.*item \d+(?:, |$)/i, '');
  return own === '' ? inWords(section) : inWords(own);
}

/** How long a text is, near its limit; null before. */
export function lengthNote(length: number, max: number): string | null {
  if (length < 0.9 * max) return null;
  return `${length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`;
}
