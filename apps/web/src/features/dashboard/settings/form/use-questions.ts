import type { Question, QuestionList } from '@tideline/domain/question/question';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';

/** The questions of the contact form, and the acts that replace them. Each save shows on the site at once. */
export function useQuestions() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const query = trpc.questions.all.useQuery(undefined, { meta: { failure: 'Failed to fetch the questions' } });
  const onSuccess = (saved: QuestionList) => utils.questions.all.setData(undefined, saved);
  const onError = () => utils.questions.invalidate(); // somebody else may have saved
  /** For the dialog, which shows the error itself. */
  const save = trpc.questions.save.useMutation({ onSuccess, onError });
  const meta = { failure: 'Failed to save the questions' };
  const change = trpc.questions.save.useMutation({ meta, onSuccess, onError });
  const { version = 0, questions = [] } = query.data ?? {};
  const asked = questions.filter(({ isRetired }) => !isRetired);
  const retired = questions.filter(({ isRetired }) => isRetired);

  /** What is sent: the asked ones in their order, then the retired ones. */
  function sent(after: readonly Question[]) {
    const inOrder = after.toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired));
    return { questions: inOrder, expectedVersion: version };
  }
  function tell(title: string, saved: QuestionList) {
    const undo = () => change.mutate({ questions, expectedVersion: saved.version });
    toast({ title, actions: [{ label: 'Undo', onSelect: undo }] });
  }
  /** Adds a question, or replaces the one with its id. */
  function store(question: Question, onStored: () => void) {
    const after =
      question.id === ''
        ? [...questions, question]
        : questions.map((other) => (other.id === question.id ? question : other));
    const stored = (saved: QuestionList) => {
      tell('Question saved', saved);
      onStored();
    };
    save.mutate(sent(after), { onSuccess: stored });
  }
  function move(question: Question, to: number) {
    const others = asked.filter((other) => other !== question);
    const after = [...others.slice(0, to), question, ...others.slice(to), ...retired];
    change.mutate(sent(after), { onSuccess: (saved) => tell('Question moved', saved) });
  }
  function retire(question: Question, isRetired: boolean) {
    const after = [...questions.filter((other) => other !== question), { ...question, isRetired }];
    const title = isRetired ? 'Question retired' : 'The form asks it again';
    change.mutate(sent(after), { onSuccess: (saved) => tell(title, saved) });
  }
  return { query, asked, retired, save, isPending: save.isPending || change.isPending, store, move, retire };
}
