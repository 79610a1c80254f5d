import { createHash } from 'node:crypto';

/** Matches executable inline scripts, not data blocks. */
const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources (hashes) that allow a document's inline scripts. */
export const inlineScriptSources = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
];
