import type { QuestionAnswer } from '@tideline/domain/question/question';

/** The answers of a visitor to the questions that staff have added to the form, in the words in which they were asked. */
export function ContactAnswers({ answers }: { answers: readonly QuestionAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      {answers.map(({ questionId, question, answer }) => (
        <div key={questionId} className="min-w-0 wrap-anywhere">
          <dt dir="auto" className="text-muted">
            {question}
          </dt>
          <dd dir="auto" className="whitespace-pre-wrap">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
