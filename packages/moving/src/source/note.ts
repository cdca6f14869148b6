/** What changed on the way from another system, or could not come along. */
export type Note = {
  /**
   * `changed`: it has another form here. `kept`: its kind is unknown, and its words or addresses are in the text. `left`: nothing
   * in it can be shown here.
   */
  kind: 'changed' | 'kept' | 'left';
  /** The name of its kind in the other system, such as `shortcode contact-form-7`. */
  what: string;
};

/** Collects notes, each once. */
export class Notes {
  readonly #notes = new Map<string, Note>();

  add(kind: Note['kind'], what: string): void {
    const name = what.slice(0, 100);
    this.#notes.set(`${kind} ${name}`, { kind, what: name });
  }

  get list(): Note[] {
    return [...this.#notes.values()];
  }
}

/** A post here belongs to one series: the first. */
export function firstSeries([first = '', ...others]: readonly string[], notes: Notes): string {
  if (others.length > 0) notes.add('left', 'further series');
  return first;
}

/** A post here has one category; further ones become tags. */
export function noteCategories(categories: readonly unknown[], notes: Notes): void {
  if (categories.length > 1) notes.add('changed', 'further category');
}
