import { PLATES, type PrintFamily } from '@tideline/artwork/prints/plate';
import { inkList, type InkName, type Inks, INKS } from '@tideline/artwork/scenes/inks';
import { NIGHT_INKS } from '@tideline/artwork/scenes/night-inks';
import { contrastOf, luminanceOf } from '@tideline/brand/color';
import { expect, test } from 'vitest';

/** What carries the meaning of a scene, and on which inks it lies. */
const MEANINGS: Record<PrintFamily, (inks: Inks) => [string, readonly string[]][]> = {
  swell: ({ accent, ground }) => [[accent, [ground]]],
  chart: ({ accent, line, ground, tones }) => [
    [accent, [ground, ...tones]],
    [line, [ground, ...tones]],
  ],
  rain: ({ accent, line, tones }) => [
    [accent, tones.slice(1, 4)],
    [line, tones.slice(1, 4)],
  ],
  harbor: ({ accent, line, ground, tones }) => [
    [accent, [ground, ...tones.slice(3)]],
    [line, tones.slice(3)],
  ],
};

const ALL = Object.values(PLATES).flatMap(({ family, inks }) =>
  inks.map((name: InkName) => [name, family] satisfies [InkName, PrintFamily]),
);

test.each(ALL)('the night of %s shows what its %s scene is about', (name, family) => {
  for (const [ink, grounds] of MEANINGS[family](NIGHT_INKS[name])) {
    for (const ground of grounds) {
      const contrast = contrastOf(luminanceOf(ink), luminanceOf(ground));
      expect({ ink, ground, contrast }).toEqual({ ink, ground, contrast: expect.toSatisfy((value) => value >= 3) });
    }
  }
});

test.each(ALL)('the night of %s is dark, and an ink of the day is the same ink in the night', (name) => {
  const [day, night] = [inkList(INKS[name]), inkList(NIGHT_INKS[name])];
  const pairs = new Set(day.map((ink, at) => `${ink} ${night[at]}`));
  expect(pairs.size).toBe(new Set(day).size);
  expect(luminanceOf(NIGHT_INKS[name].ground)).toBeLessThan(0.1);
});
