/** How long the extension may take, in milliseconds. It answers from its memory for five minutes at a time. */
const TIMEOUT_MS = 3000;

/**
 * Reads the repository's token from Secrets Manager, through the extension that runs beside the function.
 * @throws if it does not return the secret; the message does not contain it.
 */
export async function readToken(env: NodeJS.ProcessEnv): Promise<string> {
  const {
    CONTENT_SECRET = '',
    AWS_SESSION_TOKEN = '',
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT = '2773',
  } = env;
  const url = new URL(`http://localhost:${PARAMETERS_SECRETS_EXTENSION_HTTP_PORT}/secretsmanager/get`);
  url.searchParams.set('secretId', CONTENT_SECRET);
  const response = await fetch(url, {
    headers: { 'x-aws-parameters-secrets-token': AWS_SESSION_TOKEN },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The extension returned ${response.status} for the content token`);
  const { SecretString } = (await response.json()) as { readonly SecretString?: unknown };
  if (typeof SecretString !== 'string' || SecretString === '')
    throw new Error('The secret with the content token has no text');
  return SecretString.trim();
}
