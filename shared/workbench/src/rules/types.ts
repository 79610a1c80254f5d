/** A file of the workspace. */
export interface SourceFile {
  /** Relative to the workspace's root, with `/` between its parts. */
  readonly path: string;
  readonly text: string;
}

/** Where an id stands. `line` counts from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A rule of the portal, as a `RULES.md` defines it. */
export interface Rule extends Place {
  /** Prefix and number, such as `APPLE-7`. */
  readonly id: string;
  readonly text: string;
}

/** An id that code, a test or prose mentions. */
export interface Citation extends Place {
  readonly id: string;
}

/** What is wrong, and where. */
export interface Problem extends Place {
  readonly message: string;
}
