import type { Picture } from '@tideline/domain/picture/picture';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { sendPicture } from '../../../staff/pictures/send-picture.ts';
import { applyAside, selectionOf } from '../writing/run-command.ts';
import { followOffset, placePictures } from './place-pictures.ts';

/** A picture on its way into the text. */
export type PictureJob = {
  id: number;
  file: File;
  alt: string;
  /** Offset in the text at which it belongs. */
  at: number;
  /** Whether it becomes a paragraph of its own after the line. */
  isParagraph: boolean;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Progress from 0 to 1. */
  part: number;
  /** Reason of the failure. */
  error: string | null;
  picture: Picture | null;
  batch: number;
};

export type NewPictureJob = Pick<PictureJob, 'file' | 'alt' | 'at' | 'isParagraph'>;

/**
 * Uploads pictures one by one and inserts those of one drop or paste together, in order, as one undo step. Their places
 * follow the typing meanwhile. A failed one stays in the list with its place and can be retried.
 */
export function usePictureQueue(field: RefObject<HTMLTextAreaElement | null>) {
  const [jobs, setJobs] = useState<PictureJob[]>([]);
  const queue = useRef({ jobs: [] as PictureJob[], lastId: 0, isRunning: false, text: '', isComposing: false });
  const sending = useRef<AbortController | null>(null);

  function update(next: PictureJob[]) {
    queue.current.jobs = next;
    setJobs(next);
  }
  function change(id: number, changes: Partial<PictureJob>) {
    update(queue.current.jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)));
  }

  /** Moves the places of the waiting pictures along with the text. */
  function follow() {
    const { text: before, jobs: waiting } = queue.current;
    const text = field.current?.value ?? before;
    queue.current.text = text;
    if (text !== before) {
      queue.current.jobs = waiting.map((job) => moveTo(job, followOffset(job.at, before, text)));
    }
  }
  const handleInput = useEffectEvent(follow);
  const handleComposition = useEffectEvent((isComposing: boolean) => {
    queue.current.isComposing = isComposing;
    if (!isComposing) insertFinished();
  });

  function insertFinished() {
    const element = field.current;
    const { jobs: all, isComposing } = queue.current;
    if (!element || isComposing) return;
    const open = new Set(
      all.filter(({ state }) => state === 'waiting' || state === 'sending').map(({ batch }) => batch),
    );
    const ready = all.filter(({ state, batch }) => state === 'sent' && !open.has(batch));
    if (ready.length === 0) return;
    follow();
    const places = new Map(queue.current.jobs.map(({ id, at }) => [id, at]));
    const placed = ready.flatMap(({ id, alt, isParagraph, picture }) =>
      picture ? [{ at: places.get(id) ?? 0, url: picture.url, alt: alt || picture.alt, isParagraph }] : [],
    );
    const left = queue.current.jobs.filter(({ id }) => !ready.some((job) => job.id === id));
    queue.current.jobs = left;
    applyAside(element, placePictures(selectionOf(element), placed));
    follow();
    const first = ready[0]?.id ?? 0;
    // A failed one before them keeps its place before them.
    update(queue.current.jobs.map((job) => (job.id < first ? moveTo(job, places.get(job.id) ?? job.at) : job)));
  }

  async function run() {
    if (queue.current.isRunning) return;
    queue.current.isRunning = true;
    for (let next = findWaiting(); next !== undefined; next = findWaiting()) {
      await send(next);
      insertFinished();
    }
    queue.current.isRunning = false;
  }
  function findWaiting() {
    return queue.current.jobs.find(({ state }) => state === 'waiting');
  }
  async function send({ id, file }: PictureJob) {
    const calledOff = new AbortController();
    sending.current = calledOff;
    change(id, { state: 'sending', part: 0, error: null });
    try {
      const onProgress = (part: number) => change(id, { part });
      const picture = await sendPicture(file, { signal: calledOff.signal, onProgress });
      change(id, { state: 'sent', picture });
    } catch (error) {
      if (!calledOff.signal.aborted) change(id, { state: 'failed', error: errorMessage(error) });
    }
  }

  const isBusy = jobs.length > 0;
  useEffect(() => {
    const element = field.current;
    if (!isBusy || !element) return undefined;
    const onStart = () => handleComposition(true);
    const onEnd = () => handleComposition(false);
    element.addEventListener('input', handleInput);
    element.addEventListener('compositionstart', onStart);
    element.addEventListener('compositionend', onEnd);
    return () => {
      element.removeEventListener('input', handleInput);
      element.removeEventListener('compositionstart', onStart);
      element.removeEventListener('compositionend', onEnd);
    };
  }, [field, isBusy]);
  useEffect(() => () => sending.current?.abort(), []);

  /** Adds the pictures of one drop or paste. */
  function add(pictures: NewPictureJob[]) {
    if (queue.current.jobs.length === 0) queue.current.text = field.current?.value ?? '';
    const batch = queue.current.lastId + 1;
    const added = pictures.map((picture) => {
      queue.current.lastId += 1;
      const start = { state: 'waiting' as const, part: 0, error: null, picture: null };
      return { ...picture, ...start, id: queue.current.lastId, batch };
    });
    update([...queue.current.jobs, ...added]);
    void run();
  }
  function retry(id: number) {
    change(id, { state: 'waiting', error: null });
    void run();
  }
  /** Stops or forgets one picture. */
  function drop(id: number) {
    const job = queue.current.jobs.find((one) => one.id === id);
    if (job?.state === 'sending') sending.current?.abort();
    update(queue.current.jobs.filter((one) => one.id !== id));
    insertFinished();
  }
  return { jobs, add, retry, drop };
}

function moveTo(job: PictureJob, at: number): PictureJob {
  return { ...job, at };
}
