/** Level of the headings that blocks bring along, below the section's own. */
export type BlockHeadingLevel = 3 | 4;
