/** The level of headings in blocks, below the section's own heading. */
export type BlockHeadingLevel = 3 | 4;
