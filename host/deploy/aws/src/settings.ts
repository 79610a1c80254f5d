import { describeProblem, validate } from '@portal/contract/validation';
import * as v from 'valibot';

const text = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));

const host = text(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name such as portal.example');
const origin = text(
  /^(https|wss):\/\/[a-z0-9*.-]+(:\d+)?$/,
  'must be an origin such as https://remotes.example',
);
const origins = v.optional(v.array(origin), []);
/** What a pipeline's identity token says in `sub`, such as `repo:vendor/portal:environment:production-mfe-cae`. */
const subject = text(/^[^*?]{8,}$/, 'must be one exact subject, without wildcards');

const settingsSchema = v.strictObject({
  /** AWS account. */
  account: text(/^\d{12}$/, 'must have 12 digits'),
  /** Name of the bucket; the store of the release tool is `s3://{bucket}`. */
  bucket: text(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  /** Host name of the portal. */
  domain: host,
  /** Certificate of the domain. CloudFront reads certificates of us-east-1 only. */
  certificateArn: text(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'must be a certificate in us-east-1',
  ),
  content: v.strictObject({
    /** `owner/name`, as in `portal.config.json`. */
    repository: text(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name'),
    /** Base URL of the contents API. Default: GitHub's. */
    api: v.optional(text(/^https:\/\/[^?#]*[^/?#]$/, 'must be an https URL'), 'https://api.github.com'),
  }),
  /** Host of the other services, for `/services/…`. Default: none, the configuration names absolute addresses. */
  services: v.optional(host),
  /** Origins that are added to the policy of the host's release. */
  origins: v.optional(
    v.strictObject({ script: origins, connect: origins, frame: origins, image: origins }),
    {},
  ),
  /** Files of the operator at the bucket's root, such as `robots.txt`. */
  rootFiles: v.optional(v.array(text(/^[\w-][\w.-]*$/, 'must be a file name')), []),
  /** The identity provider that pipelines sign in with. */
  oidcProviderArn: text(
    /^arn:aws:iam::\d{12}:oidc-provider\/[\w./-]+$/,
    'must be the ARN of an OIDC provider',
  ),
  /** The pipeline that publishes each remote. It can write below `remotes/{remote}/` only. */
  teams: v.array(
    v.strictObject({
      remote: text(/^[a-z0-9][a-z0-9-]*$/, 'must be the name of a remote'),
      subject,
    }),
  ),
  /** The pipeline that publishes the host. It makes no release live. Default: the one for traffic publishes it. */
  host: v.optional(v.strictObject({ subject })),
  /** The pipeline that lists and promotes releases, releases the host and changes the configuration. */
  traffic: v.strictObject({ subject }),
  /** The pipeline that writes rendered pages. Default: the one for traffic writes them. */
  pages: v.optional(v.strictObject({ subject })),
  /** Receives alarms. Default: nobody; subscribe to the topic by hand. */
  alarmEmail: v.optional(v.pipe(v.string(), v.email())),
});

/** The operator's settings. See `settings.example.json`. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Parses settings. @throws with one line for every problem. */
export function parseSettings(text: string, source: string): Settings {
  const result = validate(v.pipe(v.string(), v.parseJson(), settingsSchema), text);
  if (result.ok) return result.output;
  const problems = result.problems.map((problem) => `  ${describeProblem(problem)}`);
  throw new Error(`${source} is not valid:\n${problems.join('\n')}`);
}
