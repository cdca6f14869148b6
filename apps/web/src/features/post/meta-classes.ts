/**
 * A line of parts with dots between them: each part brings the dot before it, and at the start of a line the dot lies
 * outside the box. So no line ends with one, wherever it is broken.
 */
export const META_CLASSES = 'overflow-hidden text-[0.9375rem] text-muted';
export const META_LINE_CLASSES = '-ml-5 flex flex-wrap';
export const META_PART_CLASSES = 'meta-part';
