/** A file of the workspace. */
export interface SourceFile {
  /** Relative to the workspace's root, separated by `/`. */
  readonly path: string;
  readonly text: string;
}

/** Location of an id. `line` starts at 1. */
interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

/** A rule that a `RULES.md` defines. */
export interface Rule extends SourceLocation {
  /** Prefix and number, such as `APPLE-7`. */
  readonly id: string;
  readonly text: string;
}

/** A mention of an id in code, a test or prose. */
export interface Citation extends SourceLocation {
  readonly id: string;
}

/** A problem and its location. */
export interface Problem extends SourceLocation {
  readonly message: string;
}
