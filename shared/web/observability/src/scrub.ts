import { isSecretName } from './named-values';
import { scrubText } from './scrub-text';

/** Maximum nesting; deeper data is left out. A recording nests about as deep as the page's DOM. */
const MAX_DEPTH = 200;

/** An inline image or font: long, and free of user data. */
const EMBEDDED_FILE = /^data:[\w/+.-]+(?:;[\w=-]+)*;base64,[\w+/=-]*$/;

interface Context {
  /** Values that are always secret. */
  readonly secrets: readonly string[];
  /** Whether the value is inside a field with a secret name. */
  readonly isSecret: boolean;
  /** Remaining levels of nesting. */
  readonly depth: number;
}

function scrubString(text: string, { secrets, isSecret }: Context): string {
  if (isSecret) return text === '' ? '' : '[secret]';
  if (EMBEDDED_FILE.test(text)) return text;
  return scrubText(secrets.reduce((rest, value) => rest.replaceAll(value, '[secret]'), text));
}

function scrubAny(value: unknown, context: Context): unknown {
  if (typeof value === 'string') return scrubString(value, context);
  if (typeof value !== 'object' || value === null) return value;
  if (context.depth === 0) return '[left out]';
  const inner = { ...context, depth: context.depth - 1 };
  if (Array.isArray(value)) return value.map((item) => scrubAny(item, inner));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      scrubAny(item, isSecretName(name) ? { ...inner, isSecret: true } : inner),
    ]),
  );
}

/**
 * Copies JSON-like data without keys, URL queries, tokens, e-mail addresses and the given secrets. Every text
 * below a field with a secret name is removed. OBS-9.
 * @param secrets values to remove wherever they occur. Default: none.
 */
export const scrub = (value: unknown, secrets: readonly string[] = []): unknown =>
  scrubAny(value, { secrets, isSecret: false, depth: MAX_DEPTH });
