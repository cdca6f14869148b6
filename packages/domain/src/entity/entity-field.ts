/** A field of an entity. Its schema is in `*.schema.ts`, so that public pages do not load zod. */
export type EntityField = {
  /** The column in the entity's table. A column named `is_…` holds 1 or 0. */
  column: string;
  /** The name in mail, in the dashboard and in refusals. Required for visitors' fields. */
  label?: string;
  /** Longest accepted text, in characters. */
  maxLength?: number;
} & (ServerField | SentField);

type ServerField = {
  /** False for fields that are not personal data. A person's export contains all others. */
  isPersonal?: false;
  input?: undefined;
  isRequired?: undefined;
};

/** A field set by visitors, and therefore personal. */
type SentField = {
  /** How forms ask for it; `hidden`: the form sends it without asking. */
  input: 'line' | 'email' | 'choice' | 'text' | 'hidden';
  isRequired?: boolean;
  isPersonal?: undefined;
};

/** The fields of an entity by name, in display order. */
export type EntityFields = Readonly<Record<string, EntityField>>;

/** The names of the fields that a visitor may send. */
export type VisitorField<Fields extends EntityFields> = NamesOf<Fields, { input: string }>;
/** The names of the fields that a form asks for. */
export type AskedField<Fields extends EntityFields> = Exclude<
  VisitorField<Fields>,
  NamesOf<Fields, { input: 'hidden' }>
>;
/** The part of an entity in a person's export. */
export type PersonalData<Entity, Fields extends EntityFields> = Pick<
  Entity,
  Exclude<keyof Fields, NamesOf<Fields, { isPersonal: false }>> & keyof Entity
>;

type NamesOf<Fields, Wanted> = {
  [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never;
}[keyof Fields] &
  string;

/** An entity with these fields, which are texts unless `Other` gives another type. */
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
