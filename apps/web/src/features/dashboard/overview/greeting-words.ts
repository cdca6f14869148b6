/** The name of the first account until its owner changes it. */
const UNNAMED = 'Admin';

/** @example greetingFor(9, 'Ana Reis') // => 'Good morning, Ana' */
export function greetingFor(hour: number, name: string): string {
  const words = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  const [first = ''] = name.trim().split(/\s+/, 1);
  return first === '' || name === UNNAMED ? words : `${words}, ${first}`;
}
