import { studyCards, type StudyCard } from '../work-samples/study-cards.ts';
import { factsOf, type StudyCopy, studyParts } from './study-copy.ts';

/** A case study in a list: a built-in one with the result and the sample that its card always shows, others with their first. */
export function toStudyCard(copy: StudyCopy): StudyCard {
  const { study, samples } = studyParts(copy);
  const builtIn = studyCards.find(({ facts }) => facts.id === study.id);
  return {
    facts: factsOf(study),
    result: study.results.find(({ metric }) => metric === builtIn?.result?.metric) ?? study.results[0] ?? null,
    sample: samples.find(({ id }) => id === builtIn?.sample.id) ??
      samples.find(({ kind }) => kind !== 'chart') ?? {
        id: study.id,
        kind: 'picture',
        title: study.title,
        caption: study.summary,
        label: '',
        image: study.image,
      },
  };
}
