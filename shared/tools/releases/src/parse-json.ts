import { printable } from '@portal/contract';
import * as v from 'valibot';
import { ReleaseError } from './errors';

/** Characters of what is not valid that are told. */
const MAX_REASONS = 2_000;

/** Parses JSON. @param source where it was read, for the error. @throws {ReleaseError} saying what is not valid. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  const reasons = result.issues.map(({ message }) => message).join('; ');
  // They quote what others have written.
  throw new ReleaseError(`${source} is not valid: ${printable(reasons, MAX_REASONS)}`);
}
