import * as v from 'valibot';
import { ReleaseError } from './errors';

/** Parses JSON. @param source where it was read, for the error. @throws {ReleaseError} saying what is not valid. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  throw new ReleaseError(`${source} is not valid: ${result.issues.map(({ message }) => message).join('; ')}`);
}
