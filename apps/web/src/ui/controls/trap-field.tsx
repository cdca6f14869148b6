export type TrapFieldProps = {
  name: string;
  /** Text for readers without a style sheet. */
  label: string;
};

/** Honeypot field: hidden from people and assistive technology, so only bots fill it in. */
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
