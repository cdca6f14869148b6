import type { SiteSettings, SiteWords } from '@tideline/domain/site/settings';

/** The words of a new installation. A page is sent only what differs from them. */
export const builtInWords: Omit<SiteWords, 'legalName'> = {
  place: 'Los Angeles',
  location: 'Los Angeles, California',
  area: 'the United States',
  retention: 'for 24 months after the last entry about them',
  unconfirmed: 'after 7 days',
};

/** Copy without any placeholder, which most is: looked through once, and not for each page. */
const plain = new WeakSet<object>();

/** Copy with the values of its placeholders. Copy without any is returned itself; the same copy has the same result. */
export type CopyFiller = <Copy>(copy: Copy) => Copy;

/** Fills placeholders such as `{place}`. Others, which the page itself replaces, stay. */
export function copyFiller({ siteTitle, contactEmail, words }: Partial<SiteSettings>): CopyFiller {
  const values = new Map(
    Object.entries({ ...builtInWords, legalName: siteTitle, ...words, agencyName: siteTitle, contactEmail }),
  );
  const known = new WeakMap<object, object>();
  return <Copy>(copy: Copy) => {
    if (plain.has(copy as object)) return copy;
    let filled = known.get(copy as object);
    if (!filled) {
      const json = JSON.stringify(copy);
      const text = json.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
        JSON.stringify(values.get(name) ?? all).slice(1, -1),
      );
      if (!/\{\w+\}/.test(json)) plain.add(copy as object);
      filled = text === json ? (copy as object) : (JSON.parse(text) as object);
      known.set(copy as object, filled);
    }
    return filled as Copy;
  };
}
