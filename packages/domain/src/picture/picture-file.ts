/** The name of a file that is a picture, by its ending. */
export const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/i;
