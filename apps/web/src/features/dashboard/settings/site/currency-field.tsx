import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';

export type CurrencyFieldProps = { value: string; error: string | undefined; onValue: (currency: string) => void };

const NAMES = new Intl.DisplayNames('en-US', { type: 'currency' });

/** What inquiries are worth is stated in it: every currency with its name, found by typing the first letters of its code. */
export function CurrencyField({ value, error, onValue }: CurrencyFieldProps) {
  const codes = [...new Set([...Intl.supportedValuesOf('currency'), value])].toSorted();
  return (
    <SelectField
      label="Currency"
      hint="What inquiries are worth is stated in it."
      value={value}
      error={error ?? null}
      options={codes.map((code) => ({ value: code, label: `${code} ${NAMES.of(code) ?? ''}` }))}
      onChange={onValue}
    />
  );
}
