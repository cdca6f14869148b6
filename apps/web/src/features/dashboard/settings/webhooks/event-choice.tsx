import { EVENT_GROUPS, type EventType } from '@tideline/domain/webhook/event';
import { ChevronRight } from 'lucide-react';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';

export type EventChoiceProps = {
  chosen: readonly EventType[];
  error: string | null;
  onChange: (chosen: readonly EventType[]) => void;
};

/** The events of a webhook: whole groups, or single ones. */
export function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  function choose(types: readonly EventType[], isChosen: boolean) {
    const others = chosen.filter((type) => !types.includes(type));
    onChange(isChosen ? [...others, ...types] : others);
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="type-label mb-2">Events</legend>
      {EVENT_GROUPS.map(({ title, events }) => {
        const types = events.map(({ type }) => type);
        const count = types.filter((type) => chosen.includes(type)).length;
        return (
          <details key={title} className="group border-t border-line pt-2" open={count > 0 && count < types.length}>
            <summary className="flex min-h-9 cursor-pointer items-center gap-3 pointer-coarse:min-h-11">
              <ChevronRight aria-hidden="true" className="icon group-open:rotate-90" />
              <span className="font-[560]">{title}</span>
              <span className="text-sm text-muted">
                {count === 0 ? 'none' : count === types.length ? 'all' : `${count} of ${types.length}`}
              </span>
            </summary>
            <div className="grid pb-2">
              <CheckboxField
                label={`All about ${title.toLowerCase()}`}
                size="sm"
                isChecked={count === types.length}
                onChange={(isChosen) => choose(types, isChosen)}
              />
              {events.map(({ type, words }) => (
                <CheckboxField
                  key={type}
                  label={words}
                  size="sm"
                  isChecked={chosen.includes(type)}
                  onChange={(isChosen) => choose([type], isChosen)}
                />
              ))}
            </div>
          </details>
        );
      })}
      <p role="alert" className="type-label text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
