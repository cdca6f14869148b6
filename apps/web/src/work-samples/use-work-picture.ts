import { useMatch } from '@tanstack/react-router';
import type { WorkPicture } from '@tideline/domain/site/work-sample';

/** The uploaded picture that replaces a sample; undefined if there is none, and outside the public pages. */
export function useWorkPicture(id: string): WorkPicture | undefined {
  return useMatch({
    from: '/_site',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.workPictures.find(({ sampleId }) => sampleId === id),
  });
}
