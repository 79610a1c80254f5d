/** The Lambda function of the content proxy: one file, which is deployed alone, so it imports nothing. */

/** The folder of the repository that the portal reads, and the branches: LTS pages read `develop`. */
const FOLDER = 'content-data';
const REFS = ['main', 'develop'];

/** Decodes a segment; null if it could lead elsewhere. */
function readSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
    return text === '' || text === '.' || text === '..' || /[/\\\u0000-\u001f\u007f]/.test(text)
      ? null
      : text;
  } catch {
    return null;
  }
}

/**
 * Reads the address of a content request, as the portal sends it. AWS-4.
 * @param repository the one repository that is served, `owner/name`.
 * @returns null for every address but a file below `content-data/` at one of the two refs. `path`: encoded, from the
 * repository's root, such as `content-data/releases_prod_latest.json`.
 */
function readContentRequest(path: string, query: string, repository: string) {
  const prefix = `/services/content/repos/${repository}/contents/${FOLDER}/`;
  if (!path.startsWith(prefix)) return null;
  const segments = path.slice(prefix.length).split('/').map(readSegment);
  const [ref, ...others] = [...new URLSearchParams(query)].map(([name, value]) => name === 'ref' && value);
  if (segments.includes(null) || others.length > 0 || typeof ref !== 'string' || !REFS.includes(ref))
    return null;
  const names = segments.map((segment) => encodeURIComponent(segment ?? ''));
  return { path: [FOLDER, ...names].join('/'), ref };
}

/** How long the extension may take, in milliseconds. It answers from its memory for five minutes at a time. */
const EXTENSION_TIMEOUT_MS = 3000;

/**
 * Reads the repository's token from Secrets Manager, through the extension that runs beside the function.
 * @throws if it does not return the secret; the message does not contain it.
 */
async function readToken(env: NodeJS.ProcessEnv): Promise<string> {
  const { CONTENT_SECRET = '', AWS_SESSION_TOKEN = '' } = env;
  const port = env.PARAMETERS_SECRETS_EXTENSION_HTTP_PORT ?? '2773';
  const url = new URL(`http://localhost:${port}/secretsmanager/get`);
  url.searchParams.set('secretId', CONTENT_SECRET);
  const response = await fetch(url, {
    headers: { 'x-aws-parameters-secrets-token': AWS_SESSION_TOKEN },
    signal: AbortSignal.timeout(EXTENSION_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The extension returned ${response.status} for the content token`);
  const { SecretString } = (await response.json()) as { readonly SecretString?: unknown };
  if (typeof SecretString !== 'string' || SecretString === '')
    throw new Error('The secret with the content token has no text');
  return SecretString.trim();
}

/** The part of a function URL's event that is read. */
export interface ProxyEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly requestContext: { readonly http: { readonly method: string } };
}

export interface ProxyResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How long the repository may take, in milliseconds. */
const TIMEOUT_MS = 10_000;
/**
 * For the CDN: fresh for a minute, refreshed in the background for ten more, and served for a day while the
 * repository cannot be read. Browsers get `no-cache` instead.
 */
const CACHED = 's-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** What the portal knows what to do with. Everything else is the operator's problem, such as a token that ended. */
const PASSED_ON = [200, 404];

const refuse = (statusCode: number): ProxyResponse => ({
  statusCode,
  headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  body: JSON.stringify({ error: statusCode === 404 ? 'not-found' : 'content-unavailable' }),
});

/** Logs one entry. Neither the token nor the query is in it. AWS-6. */
const log = (path: string, outcome: 'served' | 'failed', reason: number | string) =>
  console.log({ content: path, outcome, reason });

async function readUpstream(path: string, ref: string, env: NodeJS.ProcessEnv): Promise<ProxyResponse> {
  const url = `${env.CONTENT_API}/repos/${env.CONTENT_REPOSITORY}/contents/${path}?ref=${ref}`;
  const response = await fetch(url, {
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `token ${await readToken(env)}`,
      'user-agent': 'portal-content-proxy',
    },
    // A redirect would send the token to another address.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status } = response;
  const isServed = PASSED_ON.includes(status);
  log(path, isServed ? 'served' : 'failed', status);
  if (!isServed) return refuse(502);
  const headers = { 'cache-control': CACHED, 'content-type': 'application/json; charset=utf-8' };
  return { statusCode: status, headers, body: await response.text() };
}

/**
 * Responds to one request of the CDN with a file of the repository, and adds the token on the way. AWS-4, AWS-5.
 * A repository that cannot be read is a 502, so that the CDN serves what it has.
 * @param env `CONTENT_API`, `CONTENT_REPOSITORY`, `CONTENT_SECRET`, and what Lambda and the extension set.
 */
export async function proxyContent(event: ProxyEvent, env: NodeJS.ProcessEnv): Promise<ProxyResponse> {
  const { rawPath, rawQueryString, requestContext } = event;
  if (!['GET', 'HEAD'].includes(requestContext.http.method)) return refuse(405);
  const request = readContentRequest(rawPath, rawQueryString, env.CONTENT_REPOSITORY ?? '');
  if (request === null) return refuse(404);
  try {
    return await readUpstream(request.path, request.ref, env);
  } catch (error) {
    // The name only: messages of failed requests can contain the address.
    log(request.path, 'failed', error instanceof Error ? error.name : 'error');
    return refuse(502);
  }
}

/** What Lambda calls. */
export const handler = (event: ProxyEvent): Promise<ProxyResponse> => proxyContent(event, process.env);
