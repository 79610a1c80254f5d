import * as v from 'valibot';
import { RegistryError } from './errors';
import { type RegistryShard, shardSchema } from './schema';

/** @throws {RegistryError} listing every problem. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new RegistryError(
    source,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`),
  );
}

/** Checks a decoded shard. @throws {RegistryError} */
export const parseShard = (json: unknown, source: string): RegistryShard => parse(shardSchema, json, source);
