import { BRAND_COLORS, type BrandColorName } from '@tideline/domain/brand/brand';
import { TextField } from '../../../../ui/controls/text-field.tsx';

export type ColorFieldProps = {
  name: BrandColorName;
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
};

/** A color of the brand: picked, or typed as in a style guide. */
export function ColorField({ name, value, error, onChange }: ColorFieldProps) {
  const { label, words, builtIn } = BRAND_COLORS[name];
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : builtIn}
        // Beside the input, below its label.
        className="mt-6.5 h-12 w-14 flex-none cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        label={label}
        hint={words}
        error={error ?? null}
        value={value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        className="min-w-0 flex-1"
        inputClassName="font-mono"
        onChange={onChange}
      />
    </div>
  );
}
