/** A module that reads the window when it is imported. */
export const width = window.innerWidth;
