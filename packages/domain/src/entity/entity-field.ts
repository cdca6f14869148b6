/** A field of an entity. The schema that checks its values is in `*.schema.ts`, so that public pages load no zod. */
export type EntityField = {
  /** The column in the entity's table. A column named `is_…` holds 1 or 0. */
  column: string;
  /** The name in mail, in the dashboard and in sentences that refuse a value. Visitors' fields need one. */
  label?: string;
  /** Longest accepted text, in characters. */
  maxLength?: number;
} & (ServerField | SentField);

type ServerField = {
  /** False for fields that are not personal data. The export of a person's data contains all others. */
  isPersonal?: false;
  input?: undefined;
  isRequired?: undefined;
};

/** A field that visitors set, and that therefore is personal. */
type SentField = {
  /** How a form asks for it; `hidden`: the form sends it without asking. */
  input: 'line' | 'email' | 'choice' | 'text' | 'hidden';
  isRequired?: boolean;
  isPersonal?: undefined;
};

/** The fields of an entity by name, in the order in which the program shows them. */
export type EntityFields = Readonly<Record<string, EntityField>>;

/** The names of the fields that a visitor may send. */
export type VisitorField<Fields extends EntityFields> = NamesOf<Fields, { input: string }>;
/** The names of the fields that a form asks for. */
export type AskedField<Fields extends EntityFields> = Exclude<
  VisitorField<Fields>,
  NamesOf<Fields, { input: 'hidden' }>
>;
/** What the export of a person's data has of an entity. */
export type PersonalData<Entity, Fields extends EntityFields> = Pick<
  Entity,
  Exclude<keyof Fields, NamesOf<Fields, { isPersonal: false }>> & keyof Entity
>;

type NamesOf<Fields, Wanted> = {
  [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never;
}[keyof Fields] &
  string;

/** An entity with these fields: text, except those that `Other` gives another type. */
export type EntityOf<Fields extends EntityFields, Other> = {
  [Name in keyof Fields]: Name extends keyof Other ? Other[Name] : string;
};

/** The names of the fields that a visitor may send, in their order. */
export function visitorFields<Fields extends EntityFields>(fields: Fields): VisitorField<Fields>[] {
  return Object.keys(fields).filter((name): name is VisitorField<Fields> => fields[name]?.input !== undefined);
}

/** The names of the fields that a form asks for, in their order. */
export function askedFields<Fields extends EntityFields>(fields: Fields): AskedField<Fields>[] {
  return visitorFields(fields).filter((name): name is AskedField<Fields> => fields[name]?.input !== 'hidden');
}
