import { useState } from 'react';
import { errorMessage, errorWithin, needsPassword } from '../../../lib/text/error-message.ts';

/** What a form needs of a mutation. */
export type FormAct = { error: unknown; isPending: boolean; reset: () => void };

/** The values of a form, and the errors of the act that sends them. */
export type Form<Values> = {
  act: FormAct;
  values: Values;
  set: (changes: Partial<Values>) => void;
  /** The value of one field, and the server's message for it. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => { value: Values[Name]; error: string | null; onChange: (value: Values[Name]) => void };
  /** A failure that no field shows. */
  failure: string | null;
};

/**
 * The state of a form that a mutation sends. The server's schema validates; its messages stand at the fields.
 * @param whole the field at which a failure of the whole form is shown; the foot of the form by default
 */
export function useForm<Values extends object>(
  start: Values,
  act: FormAct,
  whole?: keyof Values & string,
): Form<Values> {
  const [values, setValues] = useState(start);
  const set = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  const errors = new Map(Object.keys(start).map((name) => [name, errorWithin(act.error, name)]));
  const isShown = [...errors.values()].some((error) => error !== undefined);
  const failure = act.error && !isShown && !needsPassword(act.error) ? errorMessage(act.error) : null;
  return {
    act,
    values,
    set,
    field: (name) => ({
      value: values[name],
      error: errors.get(name) ?? (name === whole ? failure : null),
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    }),
    failure: whole === undefined ? failure : null,
  };
}
