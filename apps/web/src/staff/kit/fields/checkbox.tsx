export type CheckboxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Selects a row. */
export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
