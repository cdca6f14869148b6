/** How much of something a test does: little in `npm test`, much in `npm run soak`. */
export function soakSize(usual: number, soak: number): number {
  return process.env.SOAK === '1' ? soak : usual;
}
