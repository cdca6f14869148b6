import type { CopyField } from '@tideline/domain/page/page-document';
import { CopyFieldInput } from './copy-field-input.tsx';
import type { FieldsProps } from './fields-props.ts';
import { PictureField } from './picture-field.tsx';
import { ItemsField } from './items-field.tsx';

export type FieldListProps = FieldsProps & { fields: readonly CopyField[] };

/** Fields in their order; those of items are inside their list. */
export function FieldList({ fields, ...rest }: FieldListProps) {
  const lists = fields.filter(({ kind }) => kind === 'items');
  const own = fields.filter(
    ({ path, kind }) => kind !== 'focus' && !lists.some((list) => path.startsWith(`${list.path}.`)),
  );
  return own.map((field) =>
    field.kind === 'items' ? (
      <ItemsField
        key={field.path}
        {...rest}
        list={field}
        fields={fields.filter(({ path }) => path.startsWith(`${field.path}.`))}
        renderFields={(inner) => <FieldList {...rest} fields={inner} />}
      />
    ) : field.kind === 'picture' ? (
      <PictureField key={field.path} {...rest} field={field} />
    ) : (
      <CopyFieldInput key={field.path} {...rest} field={field} />
    ),
  );
}
