/** The number of repetitions: `usual` in `npm test`, `soak` in `npm run soak`. */
export function soakSize(usual: number, soak: number): number {
  return process.env.SOAK === '1' ? soak : usual;
}
