import { type InkName, type Inks, INKS } from './inks.ts';

/** Plates in the dark theme: sand turns to indigo, the sun to a moon. Inks that are dark by day stay as they are. */
export const NIGHT_INKS: Record<InkName, Inks> = {
  dawn: {
    ground: '#262c58',
    accent: '#f1e2b4',
    line: '#c9d6ea',
    tones: ['#2f4a70', '#235a72', '#0f5c69', '#0b4351', '#072028'],
  },
  fog: {
    ground: '#2b3a4c',
    accent: '#ecd08a',
    line: '#a9c0cc',
    tones: ['#345161', '#295867', '#1b5764', '#0e4553', '#082631'],
  },
  dusk: {
    ground: '#3f2147',
    accent: '#f6e7c1',
    line: '#e2b9a0',
    tones: ['#54294a', '#4a2c4e', '#24394f', '#0f3443', '#072028'],
  },
  night: INKS.night,
  kelp: {
    ground: '#2a2e52',
    accent: '#f1e2b4',
    line: '#f1e2b4',
    tones: ['#39484c', '#335043', '#2b4f3c', '#173d38', '#08202a'],
  },
  lagoon: {
    ground: '#143d4a',
    accent: '#f1e2b4',
    line: '#9ed3cc',
    tones: ['#165663', '#126270', '#0b5763', '#0a3a46', '#071f28'],
  },
  shell: {
    ground: '#382748',
    accent: '#f1c98a',
    line: '#e2b9a0',
    tones: ['#4c2f4d', '#613449', '#783b42', '#6a2b2b', '#361520'],
  },
  chart: {
    ground: '#0d2f3e',
    accent: '#f08a66',
    line: '#8fd0c6',
    tones: ['#0e3a49', '#104655', '#2a2f55', '#363763', '#434070'],
  },
  survey: {
    ground: '#1c2833',
    accent: '#7fd3d3',
    line: '#cdbd92',
    tones: ['#24343a', '#2c403f', '#344b42', '#3c5444', '#445a44'],
  },
  relief: {
    ground: '#261f38',
    accent: '#f1e2b4',
    line: '#eeb080',
    tones: ['#33263c', '#432c3e', '#53323e', '#63383c', '#703c38'],
  },
  soundings: {
    ground: '#0a2a34',
    accent: '#f08a66',
    line: '#8fd0c6',
    tones: ['#0b3742', '#0a404d', '#0a4855', '#0a505d', '#0a5865'],
  },
  depths: INKS.depths,
  puddle: {
    ground: '#1b3640',
    accent: '#f49a7a',
    line: '#b3dcd7',
    tones: ['#22505a', '#1f5a65', '#17616c', '#0d4d59', '#062029'],
  },
  sunshower: {
    ground: '#2a2f55',
    accent: '#f1c98a',
    line: '#d8dcc8',
    tones: ['#34465f', '#2f5264', '#255a66', '#194e5b', '#072832'],
  },
  evening: {
    ground: '#3d2447',
    accent: '#f6e7c1',
    line: '#e0b496',
    tones: ['#4a2f50', '#413858', '#2a3d57', '#12384a', '#081f2a'],
  },
  downpour: {
    ground: '#123f4b',
    accent: '#ecd08a',
    line: '#a9d3d0',
    tones: ['#14525f', '#0f5865', '#0b4a56', '#09333f', '#051a22'],
  },
  quay: INKS.quay,
  lamplight: {
    ground: '#15424f',
    accent: '#f6e7c1',
    line: '#dfece8',
    tones: ['#17535f', '#0d4653', '#0a3a46', '#072a34', '#051f28'],
  },
  ember: {
    ground: '#46223e',
    accent: '#f6e7c1',
    line: '#f4c98a',
    tones: ['#582a40', '#472136', '#30192b', '#1b1a29', '#0a1a24'],
  },
  premiere: {
    ground: '#332a5c',
    accent: '#f08a66',
    line: '#f6e7c1',
    tones: ['#463a5e', '#433354', '#2e2c42', '#13303c', '#071e27'],
  },
};
