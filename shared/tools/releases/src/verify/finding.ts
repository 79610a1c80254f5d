/** A damaged or missing file that a verification found. */
export type Finding =
  | {
      readonly kind: 'repaired';
      readonly path: string;
      /** How it was repaired, for messages: `from remotes/mfe-cae/1.0.0/page.js.br`. */
      readonly how: string;
    }
  | {
      readonly kind: 'broken';
      readonly path: string;
      /** What is wrong, and why it could not be repaired. */
      readonly reason: string;
    };
