import { CONFIG_URL, type ConfigError } from '@portal/config';
import { Button, Container, FailureState } from '@portal/ui';

/** The error page when the configuration is missing or invalid. CFG-2. */
export function StartFailure({ error }: { readonly error: ConfigError }) {
  return (
    <Container>
      <main>
        <title>Developer Zone</title>
        <h1>The portal cannot start</h1>
        <FailureState
          title={`Its configuration, ${CONFIG_URL}, is missing or wrong`}
          detail={
            <ul>
              {error.problems.map(({ path, reason }) => (
                <li key={`${path} ${reason}`}>
                  {path === '' ? 'The document' : <code>{path}</code>} {reason}
                </li>
              ))}
            </ul>
          }
          action={
            <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
              Try again
            </Button>
          }
        />
      </main>
    </Container>
  );
}
