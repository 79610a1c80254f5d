import * as v from 'valibot';
import { isSafeUrl, trimTrailingSlash } from './addresses';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** Whether a browser can request and open an address: it has a host, a possible port and no credentials. CFG-3. */
const isUsable = (address: string): boolean =>
  isSafeUrl(address) && URL.canParse(address, 'https://host') && !/^[^/]*\/{2,}[^/?#]*@/.test(address);

/** A text that may be absent: `null` and a blank text, which an operator leaves in place of a value, are absent. CFG-4. */
const optionalText = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(
    v.pipe(
      v.nullish(v.string(), ''),
      v.transform((value) => value.trim() || undefined),
      v.optional(schema),
    ),
  );

const safeUrl = v.pipe(
  text,
  v.check(isUsable, 'must be an http(s) address without credentials or start with a single "/"'),
);

/** An address to which the portal appends paths. CFG-10. */
const baseUrl = v.pipe(
  safeUrl,
  v.regex(/^[^?#]*$/, 'must not have a query or a hash'),
  v.transform(trimTrailingSlash),
);

/** An origin such as `https://cdn.example`: no path. A trailing slash is removed. */
const origin = v.pipe(
  text,
  v.transform(trimTrailingSlash),
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value && !value.includes('*'),
    'must be an origin such as https://cdn.example',
  ),
);

/** The shape of `/portal.config.json`. CFG-1. */
export const configSchema = v.object({
  /** Suffix of every page title: `{route title} | {siteTitle}`. */
  siteTitle: text,
  /** Base URL of the account service; absolute or relative. */
  accountHost: baseUrl,
  content: v.object({
    apiBase: baseUrl,
    repository: v.pipe(text, v.regex(/^[^/\s]+\/[^/\s]+$/, 'must be owner/name')),
    /** Optional access key; prefer a gateway that adds it, and then leave it out. CFG-7. */
    key: optionalText(text),
  }),
  /** Bucket names for the link call. */
  buckets: v.object({ downloads: text, installers: text }),
  docsHost: baseUrl,
  manageHost: safeUrl,
  supportUrl: safeUrl,
  forumUrl: safeUrl,
  knowledgeBaseUrl: safeUrl,
  /** Roadmap pages by product code; `default` serves the others. */
  roadmapUrls: v.record(text, safeUrl),
  /** Page of the marketing contact form, shown in a sandboxed frame. */
  contactFormUrl: safeUrl,
  /**
   * E-mail address of sales, shown when the form cannot be shown. Default: none; the contact panel then links to
   * the form's own page.
   */
  contactEmail: optionalText(v.pipe(text, v.email('must be an e-mail address'))),
  cadflowUrl: safeUrl,
  learningUrl: safeUrl,
  /** Base URL of the video player; the video's id is appended as a path segment. */
  videoPlayerUrl: baseUrl,
  /** Web demos and viewers of `/hoops/demos`. HOOPS-2. */
  demos: v.nullish(v.array(v.object({ title: text, description: v.string(), url: safeUrl })), []),
  /** E-mail domains of staff; exact match on the part after `@`. */
  internalDomains: v.array(v.pipe(text, v.regex(/^[^@\s]+$/, 'must be a domain such as vendor.example'))),
  /** Origins of downloads, in addition to the portal's own. CALL-16. */
  allowedDownloadOrigins: v.nullish(v.array(origin), []),
  observability: v.object({
    /** Address of the error tracker. Default: none, and nothing is reported. */
    dsn: optionalText(
      v.pipe(
        text,
        v.regex(
          /^https?:\/\/\w+(:\w*)?@[^/\s]+\/\S+$/,
          'must be an address such as https://key@errors.example/1',
        ),
      ),
    ),
    environment: text,
    release: text,
    /** Share of the visits that are measured, from 0 to 1. Default: 0.1. RUM-1. */
    measuredVisits: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.1),
  }),
  tracking: v.object({
    scriptUrl: optionalText(safeUrl),
    /** Hash of the tracker's script (`sha384-…`), if the script never changes. Its server must then send CORS headers. */
    scriptIntegrity: optionalText(
      v.pipe(text, v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, 'must be a hash such as sha384-…')),
    ),
    eventId: text,
    /** Whether nothing may be sent before the visitor agrees. Default: false. */
    requireConsent: v.nullish(v.boolean(), false),
  }),
  /** Origins of remotes, in addition to the portal's own. REM-5. */
  remoteOrigins: v.nullish(v.array(origin), []),
  /**
   * Whether `localStorage` can replace a remote with another build, and the allowed origins of such builds in
   * addition to loopback. OVR-1.
   */
  overrides: v.nullish(v.object({ enabled: v.boolean(), allowedOrigins: v.nullish(v.array(origin), []) }), {
    enabled: false,
  }),
});

/** The validated run-time configuration. CFG-1, CFG-2. */
export type PortalConfig = v.InferOutput<typeof configSchema>;
