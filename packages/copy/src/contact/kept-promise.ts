import { ANSWER_PROMISE_HOURS, ANSWER_TIME_DAYS, type KeptPromise } from '@tideline/domain/contact/answer-promise';

/**
 * How well the promise is kept, shown under the trust cues.
 * @example keptPromise({ medianSeconds: 11_400, inTimePercent: 97 })
 * // => 'In the last 90 days, 97% of inquiries had an answer in 24 hours or less. The median answer took 3 hours 10 minutes.'
 */
export function keptPromise({ medianSeconds, inTimePercent }: KeptPromise): string {
  return `In the last ${ANSWER_TIME_DAYS} days, ${inTimePercent}% of inquiries had an answer in ${ANSWER_PROMISE_HOURS} hours or less. The median answer took ${duration(medianSeconds)}.`;
}

/** In hours and minutes, rounded up to a minute. */
function duration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}${count === 1 ? '' : 's'}`)).join(' ');
}
