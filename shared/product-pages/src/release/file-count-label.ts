/** Label with a number of files, shown at the end of an accordion header. */
export const fileCountLabel = (files: number): string => (files === 1 ? '1 file' : `${files} files`);
