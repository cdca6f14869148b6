import type { FormName } from './form-name.ts';

/** What the server says of a form that was sent without JavaScript and refused. */
export type FormAnswer = {
  form: FormName;
  /** One sentence: why. */
  message: string;
  /** Which field is meant; empty when it is none of them. */
  issues: { path: string; message: string }[];
  /** What was typed, by the fields' names. */
  fields: Record<string, string>;
};
