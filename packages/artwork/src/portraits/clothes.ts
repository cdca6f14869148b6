type Inks = { cloth: string; trim: string; skin: string };

const SHOULDERS = 'M14 200c2-28 14-42 38-48 8-2 12-4 14-8h28c2 4 6 6 14 8 24 6 36 20 38 48z';
const WIDE = 'M6 200c2-30 16-44 44-50 8-2 13-3 15-6h30c2 3 7 4 15 6 28 6 42 20 44 50z';
const path = (ink: string, d: string) => `<path fill="${ink}" d="${d}"/>`;

/** What the person wears, from the neck down. */
export const CLOTHES = {
  boat: ({ cloth, skin }: Inks) =>
    path(cloth, SHOULDERS) + path(skin, 'M52 152q28 22 56 0-8-2-14-8v-3H66v3q-6 6-14 8z'),
  blazer: ({ cloth, trim }: Inks) =>
    path(cloth, WIDE) +
    path(trim, 'M63 144h34l3 8-20 46-20-46z') +
    path(cloth, 'M60 146l20 54H66l-18-38 8-3-4-7zM100 146l-20 54h14l18-38-8-3 4-7z'),
  turtleneck: ({ cloth, trim }: Inks) => path(cloth, WIDE) + path(trim, 'M61 134q19 8 38 0l3 18q-22 9-44 0z'),
  cardigan: ({ cloth, trim, skin }: Inks) =>
    path(trim, SHOULDERS) +
    path(skin, 'M64 146q16 14 32 0l-2-5H66z') +
    path(cloth, 'M14 200c2-28 14-42 38-48l6-3 14 51zM146 200c-2-28-14-42-38-48l-6-3-14 51z'),
  crew: ({ cloth, trim }: Inks) =>
    path(cloth, WIDE) + `<path d="M60 147q20 15 40 0" fill="none" stroke="${trim}" stroke-width="5"/>`,
  headphones: ({ cloth, trim }: Inks) =>
    path(cloth, WIDE) +
    `<path d="M50 164c-4-22 8-30 12-32M110 164c4-22-8-30-12-32" fill="none" stroke="${trim}" stroke-width="5"/>` +
    path(trim, 'M42 158h14v24H48q-6-10-6-24zM118 158h-14v24h8q6-10 6-24z'),
  coat: ({ cloth, trim, skin }: Inks) =>
    path('#f6f7f3', WIDE) +
    path(cloth, 'M62 144h36l6 6-24 50-24-50z') +
    path(skin, 'M66 141h28v3l-14 22-14-22z') +
    path(trim, 'M58 147l22 53h-8l-26-40 8-4-4-6zM102 147l-22 53h8l26-40-8-4 4-6z'),
  tie: ({ cloth, trim }: Inks) =>
    path(cloth, WIDE) +
    path('#f6f7f3', 'M62 143h36l4 8-22 49-22-49z') +
    path(trim, 'M75 156h10l3 6-4 38h-8l-4-38z') +
    path('#dfece8', 'M62 141l18 16-12 10-12-18zM98 141l-18 16 12 10 12-18z'),
  stripes: ({ cloth, trim, skin }: Inks) =>
    path(cloth, SHOULDERS) +
    `<path d="M30 168q50 12 100 0M20 184q60 14 120 0" fill="none" stroke="${trim}" stroke-width="6"/>` +
    path(skin, 'M58 150q22 18 44 0-5-2-8-6v-3H66v3q-3 4-8 6z'),
} as const;
