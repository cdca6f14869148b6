import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/controls/text-field.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'suggestions'>;

/**
 * A field with a day, as `YYYY-MM-DD`; empty for none. While a year is typed, its value passes through 0002, 0020 and
 * 0202, which are ignored.
 */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  const [typed, setTyped] = useState({ text: value, chosen: value });
  if (typed.chosen !== value) setTyped({ text: value, chosen: value });

  function change(text: string) {
    setTyped({ text, chosen: value });
    if (text === '' || text >= '1000') onChange?.(text);
  }
  return <TextField {...props} type="date" value={typed.text} onChange={change} />;
}
