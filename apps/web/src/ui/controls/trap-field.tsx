export type TrapFieldProps = {
  name: string;
  /** For whoever reads the page without its style sheet. */
  label: string;
};

/** A field for machines: people neither see nor hear nor reach it, so they leave it empty. */
export function TrapField({ name, label }: TrapFieldProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
