import { useMatch } from '@tanstack/react-router';
import type { WorkPicture, WorkSampleId } from '@tideline/domain/site/work-sample';

/** The uploaded picture in the place of a sample; undefined without one, and outside the public pages. */
export function useWorkPicture(id: WorkSampleId): WorkPicture | undefined {
  return useMatch({
    from: '/_site',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.workPictures.find(({ sampleId }) => sampleId === id),
  });
}
