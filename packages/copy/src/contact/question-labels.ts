/** Around the questions that staff have added to the form. */
export const questionLabels = { choose: 'Choose an answer', onlyFor: 'Only for {name}' };
