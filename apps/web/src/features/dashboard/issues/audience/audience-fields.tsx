import type { Audience } from '@tideline/domain/newsletter/audience';
import { sourceLabel } from '@tideline/domain/subscriber/subscriber';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { AudienceDays } from './audience-days.tsx';
import { AudienceSummary } from './audience-summary.tsx';
import { ChoiceList } from '../../../../staff/kit/fields/choice-list.tsx';

export type AudienceFieldsProps = {
  value: Audience;
  onChange: (audience: Audience) => void;
  isDisabled?: boolean;
};

/** Chooses the readers of an issue, with a sentence that counts them. */
export function AudienceFields({ value, onChange, isDisabled = false }: AudienceFieldsProps) {
  const topics = trpc.topics.list.useQuery();
  const sources = trpc.subscribers.sources.useQuery();
  return (
    <fieldset disabled={isDisabled} className="grid gap-5">
      <legend className="sr-only">Audience</legend>
      <LoadFailure message="Failed to fetch topics" query={topics} />
      <ChoiceList
        legend="Topics"
        none="All readers, whatever topics they chose."
        options={withChosen(
          value.topics,
          (topics.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        )}
        chosen={value.topics}
        onChange={(chosen) => onChange({ ...value, topics: chosen })}
      />
      <LoadFailure message="Failed to fetch sources" query={sources} />
      <ChoiceList
        legend="Signed up through"
        none="Any form or import."
        options={withChosen(
          value.sources,
          (sources.data ?? []).map((source) => ({ value: source, label: sourceLabel(source) })),
        )}
        chosen={value.sources}
        onChange={(chosen) => onChange({ ...value, sources: chosen })}
      />
      <AudienceDays value={value} onChange={onChange} />
      <AudienceSummary audience={value} />
    </fieldset>
  );
}

type Option = { value: string; label: string };

/** A choice that no longer exists stays visible, so that it can be removed. */
function withChosen(chosen: readonly string[], options: Option[]): Option[] {
  const gone = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...gone.map((value) => ({ value, label: value }))];
}
