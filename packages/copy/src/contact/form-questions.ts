import type { Question } from '@tideline/domain/question/question';

/** The questions that staff have added to the form; their list is edited in the settings. */
export const formQuestions: Question[] = [];
