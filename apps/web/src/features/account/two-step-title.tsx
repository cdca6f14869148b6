export type TwoStepTitleProps = { verb: string };

/** A heading that does not break within words. */
export function TwoStepTitle({ verb }: TwoStepTitleProps) {
  return (
    <>
      {verb} <span className="whitespace-nowrap">two-step</span> <span className="whitespace-nowrap">sign-in</span>
    </>
  );
}
