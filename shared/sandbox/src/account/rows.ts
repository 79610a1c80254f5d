import type { Row } from '@libsql/client';
import * as v from 'valibot';

/** A text column. */
export function text(row: Row, column: string): string {
  return String(row[column] ?? '');
}

const textList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** A column that keeps a list of texts as JSON. */
export function list(row: Row, column: string): string[] {
  return v.parse(textList, row[column]);
}
