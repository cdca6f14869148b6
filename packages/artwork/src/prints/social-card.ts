import { hashText } from './hash-text.ts';
import type { PlateName } from './plate.ts';
import { plateOf } from './plate-of.ts';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';

/** Size of every social card in pixels, as social networks require. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The text of a social card. */
export type CardText = {
  title: string;
  /** The small line over the title; empty for none. */
  label: string;
  /** Chooses the scene and its inks. */
  seed: string;
  /** The kind of print; by default that of the seed. */
  plate?: PlateName;
};

/** Increment with every change to the design of the cards: networks cache a card by its URL. */
export const CARD_EDITION = 4;

/** The label of a post without a category; staff can change it. */
export const POST_CARD_LABEL = 'From the blog';

/** Which card: `site/posts/{key}`, `doors/pages/{name}`, `services/{id}` or `case-studies/{id}`. */
export type CardName = `${'posts' | 'pages' | 'services' | 'case-studies'}/${string}`;

/**
 * The card's address; its version changes with everything printed on the card.
 * @param look key of the site's look; empty for the built-in one
 */
export function cardPath(name: CardName, text: CardText, siteTitle: string, look = ''): string {
  const [folder = '', id = ''] = name.split(/\/(.*)/s);
  return `/cards/${folder}/${encodeURIComponent(id)}.png?v=${cardVersion(text, siteTitle, look)}`;
}

/** A short hash of the text and the look of a card, for its URL. */
export function cardVersion({ title, label, seed, plate }: CardText, siteTitle: string, look = ''): string {
  const parts = [CARD_EDITION, siteTitle, title, label, seed, plate];
  return hashText(JSON.stringify(look === '' ? parts : [...parts, look]));
}

/** The text of a post's card. @param label of a post without a category */
export function postCardText(
  { key, title, category }: Pick<PostSummary, 'key' | 'title' | 'category'>,
  label = POST_CARD_LABEL,
): CardText {
  return {
    title: displayTitle({ title }),
    label: category.trim() || label,
    seed: key,
    plate: plateOf(category),
  };
}

/** The card of a page, by the page's path. */
export function pageCardName(path: `/${string}`): CardName {
  return `pages/${path === '/' ? 'home' : path.slice(1)}`;
}
