import { beforeEach, expect, test, vi } from 'vitest';
import { celebrate } from './celebrate.ts';

const fire = vi.hoisted(() => vi.fn<(options: object) => Promise<void>>());
const create = vi.hoisted(() => vi.fn<(canvas: undefined, options: object) => typeof fire>(() => fire));
// The library only draws; the documented part is its options.
vi.mock('canvas-confetti', () => ({ default: { create } }));

function preferLessMotion(matches: boolean) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches }) });
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => ` ${name}` }));
}

beforeEach(() => vi.clearAllMocks());

test('shows 100 pieces in the six colors of the brand, with spread 70, from a little below the middle', async () => {
  preferLessMotion(false);
  await celebrate();
  expect(create).toHaveBeenCalledExactlyOnceWith(undefined, expect.objectContaining({ useWorker: false }));
  expect(fire).toHaveBeenCalledExactlyOnceWith({
    particleCount: 100,
    spread: 70,
    origin: { y: 0.6 },
    colors: ['deep', 'teal', 'foam', 'sand', 'coral', 'kelp'].map((name) => `--color-brand-${name}`),
    disableForReducedMotion: true,
  });
});

test('shows nothing to visitors who prefer reduced motion', async () => {
  preferLessMotion(true);
  await celebrate();
  expect(create).not.toHaveBeenCalled();
});
