import { ICON_NAMES } from '../parts/icon-name.ts';
import { LINK_ADDRESS_MAX } from '@tideline/domain/page/link-address';
import { PICTURE_LIMITS } from '@tideline/domain/picture/picture';
import type { CopyField, CopyValues } from '@tideline/domain/page/page-document';
import { linkAddress } from '../parts/link-parts.ts';
import { isItemList, isLink, isPicture, isText, isTextList, listItems } from './copy-values.ts';

/** A text up to this length stays on one line. */
const LINE_LENGTH = 90;
const LIST_MAX = 50;
const LINES_MAX = 20;
/** Longest text in Markdown, in characters. */
const MARKDOWN_MAX = 50_000;

/** The fields of a document whose changes are `values`: items that staff have added have fields, removed ones have none. */
export function copyFields(sections: Record<string, unknown>, values: CopyValues): CopyField[] {
  return Object.entries(sections).flatMap(([section, copy]) => fieldsIn(copy, section, section, [], values));
}

function fieldsIn(copy: unknown, path: string, section: string, names: string[], values: CopyValues): CopyField[] {
  const field = { path, section, label: sentence(names) };
  if (isItemList(copy)) {
    const items = listItems(copy, path, values);
    const builtIn = listItems(copy, path, {}).map(({ id }) => id);
    const order: CopyField = { ...field, label: sentence([...names, 'items']), kind: 'items', max: LIST_MAX, builtIn };
    const ofItems = items.flatMap(({ id, copy: item }, at) =>
      fieldsIn(item, `${path}.${id}`, section, [...names, `item ${at + 1}`], values),
    );
    return [order, ...ofItems];
  }
  const key = path.slice(path.lastIndexOf('.') + 1);
  if (isTextList(copy)) return isText(key) ? [{ ...field, kind: 'lines', max: LINES_MAX, builtIn: [...copy] }] : [];
  if (typeof copy === 'string') {
    if (key === 'icon') return [{ ...field, kind: 'icon', max: ICON_NAMES.length, builtIn: copy }];
    if (!isText(key)) return [];
    if (key === 'markdown') return [{ ...field, kind: 'markdown', max: MARKDOWN_MAX, builtIn: copy }];
    const isLine = copy.length <= LINE_LENGTH && !copy.includes('\n');
    return [{ ...field, kind: isLine ? 'line' : 'text', max: limitOf(copy), builtIn: copy }];
  }
  if (key === 'isShown' && typeof copy === 'boolean')
    return [{ ...field, label: sentence([...names.slice(0, -1), 'shown']), kind: 'switch', max: 1, builtIn: copy }];
  if (typeof copy !== 'object' || copy === null) return [];
  const inside = Object.entries(copy).flatMap(([key, value]: [string, unknown]) =>
    fieldsIn(
      value,
      `${path}.${key}`,
      section,
      [...names, isLink(copy) && key === 'label' ? 'text' : words(key)],
      values,
    ),
  );
  if (isPicture(copy)) {
    const photo = { ...field, path: `${path}.photo`, label: sentence([...names, 'picture']), kind: 'picture' as const };
    const focus = {
      ...field,
      path: `${path}.focus`,
      label: sentence([...names, 'focal point']),
      kind: 'focus' as const,
    };
    return [{ ...photo, max: PICTURE_LIMITS.address, builtIn: '' }, { ...focus, max: 20, builtIn: '' }, ...inside];
  }
  if (!isLink(copy)) return inside;
  const label = sentence([...names, 'address']);
  const address: CopyField = {
    path: `${path}.to`,
    section,
    label,
    kind: 'address',
    max: LINK_ADDRESS_MAX,
    builtIn: linkAddress(copy),
  };
  return [...inside, address];
}

/** Room for half as much again, so that the layout holds; at least 60 characters, and never more than 10,000. */
function limitOf(text: string): number {
  return Math.min(10_000, Math.max(60, Math.ceil((text.length * 1.5) / 10) * 10));
}

/** `whatWeDo` in words: `what we do`. */
function words(key: string): string {
  const plain =
    PLAIN_WORDS[key] ?? key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return plain.replaceAll(/\b(seo|sms|pr)\b/g, (short) => short.toUpperCase());
}

/** Keys of the copy whose words only its writers use. */
const PLAIN_WORDS: Record<string, string> = {
  alt: 'alternative text',
  badge: 'small heading',
  cardLabel: 'line on the social card',
  callToAction: 'closing',
  secondary: 'second button',
  action: 'button',
  lead: 'introduction',
  gets: 'what clients get',
  letsTalk: 'main button',
  photoNetwork: 'name of the photo network',
  professionalNetwork: 'name of the professional network',
  figure: 'number',
  label: 'text of the label',
  featuresBeyond: 'line above further features',
  zone: 'time zone',
  zoneHint: 'hint on the time zone',
};

function sentence(names: string[]): string {
  const text = names.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
