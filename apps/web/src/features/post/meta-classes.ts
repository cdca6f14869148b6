/**
 * A line of parts separated by dots: each part has a leading dot, which at the start of a line lies
 * outside the box, so that wrapped lines never start or end with one.
 */
export const META_CLASSES = 'overflow-hidden text-[0.9375rem] text-muted';
export const META_LINE_CLASSES = '-ml-5 flex flex-wrap';
export const META_PART_CLASSES = 'meta-part';
