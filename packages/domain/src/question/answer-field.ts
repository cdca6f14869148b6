/** How the name of a question's field in a form begins; its id follows. */
export const ANSWER_FIELD = 'answers.';
