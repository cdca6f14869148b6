import { replaceText, type Edit, type Selection } from '../writing/text-edit.ts';

const ADDRESS = /^https?:\/\/[^\s<>]+$/i;

/** Edit that links the selected words to a pasted address; null if nothing is selected or the text is no address. */
export function linkPastedAddress(pasted: string, { text, start, end }: Selection): Edit | null {
  const address = pasted.trim();
  const words = text.slice(start, end);
  // A selected address is replaced, as in `[text](https://)`.
  if (!ADDRESS.test(address) || /^(?:https?:|\s*$)/i.test(words) || words.includes('\n')) return null;
  if (isInLinkAddress(text.slice(0, start))) return null;
  const safe = address.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/.exec(words) ?? [];
  return replaceText(start, end, `${before}[${inner}](${safe})${after}`);
}

/** Whether the caret is between the round brackets of a link. */
function isInLinkAddress(before: string): boolean {
  return /\]\([^()\s]*$/.test(before.slice(-2_000));
}
