/** How a section opens: its documented heading, a short line with a point of view, and one or two sentences. */
export type SectionIntro = {
  heading: string;
  statement: string;
  lead: string;
};
