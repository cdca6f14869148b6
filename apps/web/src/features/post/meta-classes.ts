/**
 * Parts separated by dots. Each part has a leading dot, which is clipped at the start of a line, so that wrapped lines
 * never start or end with one.
 */
export const META_CLASSES = 'overflow-hidden text-[0.9375rem] text-muted';
export const META_LINE_CLASSES = '-ml-5 flex flex-wrap';
export const META_PART_CLASSES = 'meta-part';
