import type { KeyLabel } from './list-key-labels.ts';
import { useSingleKeysChoice } from './single-keys.ts';
import { CheckboxField } from '../kit/fields/checkbox-field.tsx';

/** Keys without Ctrl and what they do, with the switch that turns them off. */
export function KeysHelp({ keys }: { keys: readonly KeyLabel[] }) {
  const { isOn, toggle } = useSingleKeysChoice();
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {keys.map(({ key, label }) => (
          <div key={key} className="contents">
            <dt className="flex gap-1">
              {key.split(' ').map((part) => (
                <kbd
                  key={part}
                  className="inline-grid h-7 min-w-7 place-items-center rounded-control border border-line-strong px-1.5 font-[inherit] text-sm"
                >
                  {part}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label="Use single-key shortcuts in this browser"
        className="mt-5 min-h-11"
        isChecked={isOn}
        onChange={toggle}
      />
    </>
  );
}
