import { isSecretName } from './named-values';
import { scrubText } from './scrub-text';

/** Deeper data is left out; a recording of a page nests about as deep as the page. */
const DEPTH = 200;

/** A picture or font inside the page: long, and nothing of the user's. */
const EMBEDDED_FILE = /^data:[\w/+.-]+(?:;[\w=-]+)*;base64,[\w+/=-]*$/;

interface Context {
  /** Values that are secret whatever they look like. */
  readonly known: readonly string[];
  /** Whether a field around the value has a name that calls it secret. */
  readonly secret: boolean;
  readonly depth: number;
}

function scrubString(text: string, { known, secret }: Context): string {
  if (secret) return text === '' ? '' : '[secret]';
  if (EMBEDDED_FILE.test(text)) return text;
  return scrubText(known.reduce((rest, value) => rest.replaceAll(value, '[secret]'), text));
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
      scrubAny(item, isSecretName(name) ? { ...inner, secret: true } : inner),
    ]),
  );
}

/**
 * A copy of some JSON-like data in which every text is free of keys, links' queries, tokens and e-mail
 * addresses, and of the `known` secrets. Below a field with a secret name, every text is secret.
 */
export const scrub = (value: unknown, known: readonly string[] = []): unknown =>
  scrubAny(value, { known, secret: false, depth: DEPTH });
