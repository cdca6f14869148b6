import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { fieldError } from '../../../lib/text/error-message.ts';
import { useSaveBar } from './save-bar.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type NumberField<Name> = { name: Name; label: string; hint: string };
type Bounds = { min: number; max: number; canBeUnlimited: boolean };

type NumbersFormProps<Name extends string> = {
  /** Of the form under the save bar. */
  name: string;
  title: string;
  fields: readonly NumberField<Name>[];
  bounds: Record<Name, Bounds>;
  values: Record<Name, number>;
  /** Of the last attempt to save. */
  error: unknown;
  save: (values: Record<Name, number>) => Promise<unknown>;
};

/** Whole numbers that the save bar saves together. The server validates. */
export function NumbersForm<Name extends string>({
  name,
  title,
  fields,
  bounds,
  values,
  error,
  save,
}: NumbersFormProps<Name>) {
  const saved = mapValues(fields, (field) => String(values[field]));
  const [form, setForm] = useState(saved);
  const saveAll = useSaveBar(name, {
    isDirty: fields.some((field) => form[field.name] !== saved[field.name]),
    discard: () => setForm(saved),
    save: () => save(mapValues(fields, (field) => toNumber(form[field]))),
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void saveAll();
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-4">
      <h3 className="font-semibold">{title}</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) => (
          <TextField
            key={field.name}
            label={field.label}
            hint={field.hint}
            error={fieldError(error, field.name)}
            type="number"
            inputMode="numeric"
            min={bounds[field.name].canBeUnlimited ? 0 : bounds[field.name].min}
            max={bounds[field.name].max}
            value={form[field.name]}
            onChange={(text) => setForm({ ...form, [field.name]: text })}
          />
        ))}
      </div>
      <button type="submit" hidden>
        Save Settings
      </button>
    </form>
  );
}

function mapValues<Name extends string, Value>(
  fields: readonly NumberField<Name>[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map(({ name }) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** Parses a number. An empty field becomes -1, which the server refuses: it must not mean "no limit". */
function toNumber(text: string): number {
  return text.trim() === '' ? -1 : Number(text);
}
