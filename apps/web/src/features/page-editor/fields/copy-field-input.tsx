import { ICON_NAMES } from '@tideline/copy/parts/icon-name';
import type { CopyField } from '@tideline/domain/page/page-document';
import { CheckboxField } from '../../../staff/kit/fields/checkbox-field.tsx';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';
import { TextareaField } from '../../../staff/kit/fields/textarea-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { changeOf } from '../page-values.ts';
import { AddressField } from './address-field.tsx';
import { hintOn, inWords, labelWithin } from './field-words.ts';
import type { FieldsProps } from './fields-props.ts';

export type CopyFieldInputProps = Pick<FieldsProps, 'values' | 'errors' | 'onChange' | 'onPoint'> & {
  field: CopyField;
};

const ICONS = ICON_NAMES.map((value) => ({ value, label: inWords(value) }));

/** One text, list of texts or icon, with a way back to the built-in one. */
export function CopyFieldInput({ field, values, errors, onChange, onPoint }: CopyFieldInputProps) {
  const { path, builtIn, max, kind } = field;
  const value = values[path] ?? builtIn;
  if (kind === 'switch') {
    return (
      <CheckboxField
        label={labelWithin(field)}
        isChecked={value === true}
        onChange={(isShown) => onChange(isShown ? { [path]: null } : { [path]: false })}
      />
    );
  }
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  const common = {
    label: labelWithin(field),
    hint: hintOn(kind, text.length, max),
    error: errors.get(path) ?? null,
    'data-path': path,
    onFocus: () => onPoint(path),
  };
  const change = (next: string | string[]) => onChange(changeOf(path, next, builtIn));
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1 [&>*:first-child]:w-full">
      {kind === 'icon' ? (
        <SelectField
          {...common}
          options={ICONS}
          value={ICON_NAMES.find((name) => name === text) ?? ICON_NAMES[0]}
          onChange={change}
        />
      ) : kind === 'line' ? (
        <TextField {...common} dir="auto" value={text} onChange={change} />
      ) : kind === 'address' ? (
        <AddressField {...common} value={text} onChange={change} />
      ) : kind === 'lines' ? (
        <TextareaField
          {...common}
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
          value={text}
          onChange={(next) => change(next === '' ? [] : next.split('\n'))}
        />
      ) : (
        <TextareaField
          {...common}
          rows={kind === 'markdown' ? 18 : Math.min(8, 2 + Math.floor(text.length / 45))}
          value={text}
          onChange={change}
        />
      )}
      {Object.hasOwn(values, path) && builtIn !== '' ? (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          title={Array.isArray(builtIn) ? builtIn.join('\n') : String(builtIn)}
          onClick={() => onChange({ [path]: null })}
        >
          Back to the built-in text
        </Button>
      ) : null}
    </div>
  );
}
