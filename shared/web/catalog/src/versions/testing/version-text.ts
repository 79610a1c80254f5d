import fc from 'fast-check';

/** Versions of one to four parts, such as `2024 SP1 U2`. */
export const versionText = fc
  .array(fc.oneof(fc.nat(3000).map(String), fc.constantFrom('SP1', 'U2', 'RC', 'P', 'beta')), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((parts) => fc.constantFrom('.', '_', ' ', '-').map((glue) => parts.join(glue)));
