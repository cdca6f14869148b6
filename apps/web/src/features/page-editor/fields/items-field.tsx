import type { CopyField } from '@tideline/domain/page/page-document';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useItemDrag } from '../../../staff/kit/lists/use-item-drag.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { FieldsProps } from './fields-props.ts';
import { ItemRow } from './item-row.tsx';
import { addItem, hideItem, itemIds, moveItem, newItemId, removeItem } from './list-edits.ts';

export type ItemsFieldProps = Pick<FieldsProps, 'values' | 'onChange' | 'onRemove'> & {
  list: CopyField;
  /** The fields of the items. */
  fields: readonly CopyField[];
  /** Shows those of one item. */
  renderFields: (fields: readonly CopyField[]) => ReactNode;
};

/** A list: its items with their fields, moved, hidden, removed and added. */
export function ItemsField({ list, fields, values, renderFields, onChange, onRemove }: ItemsFieldProps) {
  const [moved, setMoved] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const ids = itemIds(list, values);
  const items = ids.map((id, at) => {
    const own = fields.filter(({ path }) => path.startsWith(`${list.path}.${id}.`));
    return { id, at, own, name: nameOf(own, values) || `Item ${at + 1}` };
  });
  const dragOf = useItemDrag(ids, move);
  function move(id: string, to: number) {
    onChange(moveItem(list, values, id, to));
    const { name } = items.find((item) => item.id === id) ?? {};
    setMoved(`${name} is now ${to + 1} of ${ids.length}.`);
  }
  function add() {
    const id = newItemId();
    setAdded(id);
    onChange(addItem(list, values, id));
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="border-t border-line">
        {items.map(({ id, at, own, name }) => (
          <ItemRow
            key={id}
            name={name}
            isFirst={at === 0}
            isLast={at === ids.length - 1}
            isOpen={id === added}
            isHidden={values[`${list.path}.${id}.hidden`] === true}
            drag={dragOf(id)}
            onMove={(by) => move(id, at + by)}
            onHide={(isHidden) => onChange(hideItem(list, id, isHidden))}
            onRemove={() => onRemove(removeItem(list, values, id), name)}
          >
            {renderFields(own)}
          </ItemRow>
        ))}
      </ol>
      {ids.length < list.max ? (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" className="icon" />
          Add item
        </Button>
      ) : null}
      <output className="sr-only">{moved}</output>
    </div>
  );
}

/** An item is called by its first text. */
function nameOf(fields: readonly CopyField[], values: FieldsProps['values']): string {
  const first = fields.find(({ kind }) => kind === 'line' || kind === 'text');
  return first ? String(values[first.path] ?? first.builtIn) : '';
}
