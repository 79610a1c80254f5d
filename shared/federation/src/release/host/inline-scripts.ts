import { createHash } from 'node:crypto';

/** Scripts that stand in a document and run; data blocks do not. */
const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The sources of a content security policy that allow a document's inline scripts. */
export const inlineScriptSources = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
];
