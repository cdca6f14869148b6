import { WorkStrip } from '../../../features/case-studies/work-strip.tsx';
import { IndustryCards } from '../../../features/home/industry-cards.tsx';

/** The sections of Home between the first screen and What We Do: links only, no state. */
export function HomeOpening() {
  return (
    <>
      <WorkStrip />
      <IndustryCards />
    </>
  );
}
