/** The inks of a print. In a seascape: sky, sun, foam, and the water from the far band to the near one. */
export type Inks = {
  ground: string;
  accent: string;
  line: string;
  tones: readonly [string, string, string, string, string];
};

/** All inks of a print, always in the same order. */
export function inkList({ ground, accent, line, tones }: Inks): string[] {
  return [ground, accent, line, ...tones];
}

/** Turns an ink of the built-in look into one of another look. */
export type Paint = (ink: string) => string;

/** Every set of inks of a plate, mixed from the six brand colours. */
export const INKS = {
  dawn: {
    ground: '#f4e6c4',
    accent: '#e4572e',
    line: '#f6f7f3',
    tones: ['#a9d8cf', '#5fb1b0', '#0b7a85', '#0a525f', '#0a2a34'],
  },
  fog: {
    ground: '#dfece8',
    accent: '#e9b44c',
    line: '#f6f7f3',
    tones: ['#b5d9d0', '#8fd0c6', '#3b98a0', '#0b6f7a', '#0a3a46'],
  },
  dusk: {
    ground: '#e4572e',
    accent: '#f6e7c1',
    line: '#f6e7c1',
    tones: ['#b9452a', '#7a3b36', '#2f4a55', '#0f3b48', '#0a2a34'],
  },
  night: {
    ground: '#0a2a34',
    accent: '#ecd08a',
    line: '#8fd0c6',
    tones: ['#0d3d49', '#0b525e', '#0b6773', '#0b7a85', '#5fb1b0'],
  },
  kelp: {
    ground: '#ecd08a',
    accent: '#f6f7f3',
    line: '#f6f7f3',
    tones: ['#b9bf78', '#8aa05c', '#5e7f45', '#2d5a4b', '#0a2a34'],
  },
  lagoon: {
    ground: '#8fd0c6',
    accent: '#f6f7f3',
    line: '#dfece8',
    tones: ['#5fb1b0', '#2a939b', '#0b7a85', '#0a525f', '#0a2a34'],
  },
  shell: {
    ground: '#f6ead2',
    accent: '#0b7a85',
    line: '#f6f7f3',
    tones: ['#f0dba4', '#ecd08a', '#e9a45c', '#e4572e', '#8c3520'],
  },
  /** A sea chart: shallow water in foam, land in sand. */
  chart: {
    ground: '#dfece8',
    accent: '#e4572e',
    line: '#0a525f',
    tones: ['#c6e2da', '#a4d6cc', '#f4e6c4', '#ecd08a', '#d9b465'],
  },
  survey: {
    ground: '#f4ecd8',
    accent: '#0b7a85',
    line: '#5e4a2c',
    tones: ['#e8e4bf', '#d3d8a4', '#b4c285', '#8aa05c', '#5e7f45'],
  },
  relief: {
    ground: '#f6ead2',
    accent: '#0a2a34',
    line: '#8c3520',
    tones: ['#f5e2bd', '#f2d3a0', '#eebb80', '#ea9663', '#e4673c'],
  },
  /** Depths on dark paper, with light lines. */
  soundings: {
    ground: '#0a2a34',
    accent: '#e4572e',
    line: '#8fd0c6',
    tones: ['#0b3742', '#0a4552', '#0a525f', '#0b6773', '#0b7a85'],
  },
  depths: {
    ground: '#0a525f',
    accent: '#ecd08a',
    line: '#dfece8',
    tones: ['#0a4552', '#0a3a46', '#0a3340', '#0a2a34', '#072028'],
  },
  puddle: {
    ground: '#cfe3dd',
    accent: '#e4572e',
    line: '#f6f7f3',
    tones: ['#a9d8cf', '#7cc3bd', '#3b98a0', '#0b7a85', '#0a3a46'],
  },
  sunshower: {
    ground: '#f4e6c4',
    accent: '#e4572e',
    line: '#fbf6e6',
    tones: ['#e0d8ae', '#b7d0bd', '#7fb5ad', '#3f8f92', '#0a525f'],
  },
  evening: {
    ground: '#e9784f',
    accent: '#f6e7c1',
    line: '#f4d9b0',
    tones: ['#b9553c', '#6f4a4a', '#35505c', '#0f3b48', '#0a2a34'],
  },
  downpour: {
    ground: '#5fb1b0',
    accent: '#ecd08a',
    line: '#dfece8',
    tones: ['#3b98a0', '#0b7a85', '#0a6370', '#0a4552', '#0a2a34'],
  },
  quay: {
    ground: '#0d3d49',
    accent: '#ecd08a',
    line: '#f6e7c1',
    tones: ['#0b525e', '#0a4552', '#0a3340', '#072028', '#041720'],
  },
  lamplight: {
    ground: '#8fd0c6',
    accent: '#f6e7c1',
    line: '#f6f7f3',
    tones: ['#3b98a0', '#0b7a85', '#0a525f', '#0a3340', '#0a2a34'],
  },
  ember: {
    ground: '#e9784f',
    accent: '#f6e7c1',
    line: '#f4c98a',
    tones: ['#c94a28', '#8c3520', '#552a2c', '#2c2a33', '#0a2a34'],
  },
  premiere: {
    ground: '#ecd08a',
    accent: '#e4572e',
    line: '#f6e7c1',
    tones: ['#d09a56', '#9c6a42', '#4a4a45', '#17404a', '#0a2a34'],
  },
} as const satisfies Record<string, Inks>;
export type InkName = keyof typeof INKS;
