/** A kind of call that staff have defined. Without any, every call has the length of the rules. */
export type CallKind = {
  /** A slug made from the first name; permanent. */
  id: string;
  name: string;
  /** One line for visitors; may be empty. */
  description: string;
  /** The length of a call. */
  callMinutes: number;
  /** Where the call takes place; empty: at the place of the person who takes it. */
  place: string;
  /** The accounts that take it; null: all that have hours. Empty if all chosen accounts were removed: it cannot be booked. */
  staffIds: string[] | null;
  /** Left out of the choice on the page; the link to it still works. */
  isHidden: boolean;
};

/** A kind as visitors see it. */
export type OfferedKind = Pick<CallKind, 'id' | 'name' | 'description' | 'callMinutes'>;

/** The kind of a stored call, with its name when the call was booked. */
export type BookedKind = Pick<CallKind, 'id' | 'name'>;

/** Longest accepted texts, in characters, and the most kinds. */
export const CALL_KIND_LIMITS = { name: 60, description: 150, count: 20, people: 200 } as const;

/** A kind without what visitors do not see. */
export function toOffered({ id, name, description, callMinutes }: CallKind): OfferedKind {
  return { id, name, description, callMinutes };
}
