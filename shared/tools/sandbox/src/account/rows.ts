import type { Row } from '@libsql/client';
import * as v from 'valibot';

/** Reads a text column; empty if it is null. */
export function text(row: Row, column: string): string {
  return String(row[column] ?? '');
}

const textList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Reads a column with a JSON list of strings. */
export function list(row: Row, column: string): string[] {
  return v.parse(textList, row[column]);
}
