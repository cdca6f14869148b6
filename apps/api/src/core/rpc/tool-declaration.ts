/** What a tool for models is called, says and does. */
export type ToolWords = {
  name: string;
  title: string;
  /** For a model: what the tool does, and when to use it. */
  description: string;
  /** `reads` changes nothing; `writes` changes what staff see; `publishes` reaches visitors or readers. */
  effect: 'reads' | 'writes' | 'publishes';
  /** The answer contains texts of visitors. */
  hasVisitorText?: true;
  /** Repeating the call with the same input has no further effect. */
  isIdempotent?: true;
  /** It asks other sites. */
  asksOtherSites?: true;
};

/** How models call a procedure, beside its input and its answer. */
export type ToolDeclaration = ToolWords & {
  /** The fields of the input that a model gives. Left out: all that programs give. */
  fields?: readonly string[];
  /** A list whose pages have fewer items than people get: models read all of them. */
  givesFew?: true;
  /** Answers a part of the `content`, which may be long. */
  givesPart?: true;
};

/** What the tool of a procedure with this input and answer may say. */
export type ToolFor<Input, Value> = {
  fields?: readonly (keyof NonNullable<Input>)[];
  givesFew?: 'limit' extends keyof NonNullable<Input> ? true : never;
  givesPart?: Value extends { content: string } ? true : never;
};
