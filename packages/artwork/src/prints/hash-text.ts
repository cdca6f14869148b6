/**
 * A short hash of a text for version parameters in URLs: at most eleven letters and digits. Not cryptographic.
 * (cyrb53: two mixed 32-bit hashes, of which 53 bits are used.)
 */
export function hashText(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 2_654_435_761);
    b = Math.imul(b ^ text.charCodeAt(at), 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(36);
}
