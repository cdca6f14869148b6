import { escapeHtml } from '../html/make-html.ts';
import { listOf, textOf } from '../source/values.ts';

/** A card of Ghost's editor as it is stored. */
export type StoredCard = Record<string, unknown>;

/** The fields of a card, whatever a stranger wrote into them. */
export class CardFields {
  readonly #stored: StoredCard;

  constructor(stored: unknown) {
    this.#stored = Object(stored) as StoredCard;
  }

  /** The first of these fields that has a text; empty when none has. */
  text(...names: string[]): string {
    return names.map((name) => textOf(this.#value(name))).find((text) => text !== '') ?? '';
  }

  /** The same, as HTML. */
  plain(...names: string[]): string {
    return escapeHtml(this.text(...names));
  }

  list(name: string): CardFields[] {
    return listOf(this.#value(name)).map((entry) => new CardFields(entry));
  }

  inside(name: string): CardFields {
    return new CardFields(this.#value(name));
  }

  #value(name: string): unknown {
    return Object.hasOwn(this.#stored, name) ? this.#stored[name] : undefined;
  }
}
